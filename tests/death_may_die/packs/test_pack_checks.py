"""Checks of sense: what would never do anything, never be met or never end is told."""

from typing import Final

import pytest

from dmd_core.death_may_die.content.loader import load_content
from dmd_core.tabletop.packs.memory import MemoryFolder
from dmd_core.tabletop.packs.problems import PackError
from tests.death_may_die.packs.copies import said
from tests.replay.packs.skeletons import skeleton

EPISODE: Final = "episode"
ELDER_ONE: Final = "elder_one"
HEAL: Final = '{ hook = "usable", then = { do = "heal", stress = 2 } }'
OF_ALL: Final = "a Skill, an Insanity card, a half of a Discovery card"


def complaint(kind: str, *changes: tuple[str, str, str]) -> list[str]:
    """What is wrong with a skeleton after changes to the first place of a text in a file."""
    files = skeleton(kind, "mine", "Mine")
    for file, old, new in changes:
        text = files[file].decode()
        assert old in text
        files[file] = text.replace(old, new, 1).encode()
    with pytest.raises(PackError) as caught:
        load_content(extra=[MemoryFolder("mine", files)])
    return said(caught.value).splitlines()


def in_half(ability: str) -> tuple[str, str, str]:
    """Put an ability in the place of the one of a bottle."""
    return ("discovery.toml", HEAL, ability)


BOTTLE: Final = "mine/discovery.toml: discovery[3].left.abilities[0]"
FIRST: Final = "mine/mythos.toml: mythos[0].effects[0]"


@pytest.mark.parametrize(
    ("kind", "change", "problem"),
    [
        (
            EPISODE,
            in_half('{ hook = "free_rerolls", n = 1, per = "game" }'),
            f"{BOTTLE}.per: found 'game', which no rule counts; allowed: 'roll' or 'turn'",
        ),
        (
            EPISODE,
            in_half('{ hook = "bonus_dice", n = 1, when = { rolls = ["enemy", "fire"] } }'),
            (
                f"{BOTTLE}.when.rolls: found 'enemy, fire', which can never be; allowed: rolls in"
                " which a Success is good for the owner (DMD-AMB-06)"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "heal", stress = 2, mix = 1 } }'),
            f"{BOTTLE}.then.mix: found 1 beside stress or wounds; allowed: one of both",
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "discard_cards", n = 2, keep_for = 1 } }'),
            f"{BOTTLE}.then.n: found 2 beside keep_for; allowed: 'all'",
        ),
        (
            EPISODE,
            in_half('{ hook = "name_other" }'),
            (
                f"{BOTTLE}.hook: found 'name_other' on a half of a Discovery card, where no rule"
                " looks for it; allowed: an Insanity card"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "count_elder_signs" }'),
            (
                f"{BOTTLE}.hook: found 'count_elder_signs' on a half of a Discovery card, where no"
                " rule looks for it; allowed: an Enemy"
            ),
        ),
        (
            EPISODE,
            ("monsters.toml", '"count_elder_signs"', '"many_targets"'),
            (
                "mine/monsters.toml: monsters[1].abilities[0].hook: found 'many_targets' on an"
                " Enemy,"
                f" where no rule looks for it; allowed: {OF_ALL}"
            ),
        ),
        (
            ELDER_ONE,
            ("stages.toml", 'hook = "token_shortage"\ntoken = "mine_sign"', 'hook = "at_turn_end"'),
            (
                "mine/stages.toml: stages[3].abilities[0].hook: found 'at_turn_end' on a Stage,"
                " where"
                f" no rule looks for it; allowed: {OF_ALL}"
            ),
        ),
        (
            EPISODE,
            (
                "mythos.toml",
                'do = "move_enemies"\nenemies = "lurker"\nsteps = 1',
                (
                    'do = "if"\ncondition = { is = "keeps_mythos" }\n'
                    'then = { do = "heal", stress = 1 }'
                ),
            ),
            (
                f"{FIRST}.condition.is: found 'keeps_mythos' on a Mythos card, where no rule looks"
                " for"
                " it; allowed: an Insanity card"
            ),
        ),
        (
            EPISODE,
            ("discovery.toml", '[{ do = "take_stress", n = 1 }]', '[{ do = "resolve_kept" }]'),
            (
                "mine/discovery.toml: discovery[5].mandatory[0].do: found 'resolve_kept' on a"
                " Discovery"
                " card, where no rule looks for it; allowed: an Insanity card"
            ),
        ),
        (
            EPISODE,
            ("episode.toml", '{ do = "heal", stress = 1 }', '{ do = "discard_this" }'),
            (
                "mine/episode.toml: objects.backs[0].then.do: found 'discard_this' here, where"
                " no rule"
                " looks for it; allowed: lines above the halves"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "go", who = "all", to = "start" } }'),
            f"{BOTTLE}.then.who: found 'all'; allowed: 'you', 'it', 'named'",
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "heal", stress = 1, who = "named" } }'),
            (
                f"{BOTTLE}.then.who: found 'named', which can never be; allowed: it on an Insanity"
                " card with the ability 'name_other'"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "place_fire", where = "there" } }'),
            (
                f"{BOTTLE}.then.where: found 'there', and nobody is concerned here; allowed:"
                " another word"
            ),
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "place_fire",'
                " where = { beyond = 1, fire = true } } }"
            ),
            f"{BOTTLE}.then.where.beyond: found 1; allowed: nothing, or 'at' beside it",
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "place_fire",'
                ' where = { at = "you", beyond = 1, within = 2 } } }'
            ),
            f"{BOTTLE}.then.where.within: found 2 beside beyond; allowed: one of both",
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "lose_sanity",'
                ' n = { number = "half", of = 3 } } }'
            ),
            f"{BOTTLE}.then.n.of: found 3; allowed: an expression",
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "lose_sanity",'
                ' n = { number = "difference", between = [2, 2] } } }'
            ),
            f"{BOTTLE}.then.n.between: found the same amount twice; allowed: two amounts",
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "lose_sanity", n = { number = "count" } } }'),
            (
                f"{BOTTLE}.then.n: found 0 selectors; allowed: one or more of investigators,"
                " enemies, spaces, cards"
            ),
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "take_cards", cards = { tradable = true } } }'
            ),
            (
                f"{BOTTLE}.then.cards: found 'cards of your own', which can never be; allowed:"
                " cards of others"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "give_cards", cards = { of = "others" } } }'),
            (
                f"{BOTTLE}.then.cards: found 'cards of others', which can never be; allowed: cards"
                " of your own"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "usable", then = { do = "give_cards", to = "you" } }'),
            f"{BOTTLE}.then.to: found 'you', which can never be; allowed: somebody else",
        ),
        (
            EPISODE,
            in_half(
                '{ hook = "usable", then = { do = "discard_cards",'
                ' cards = { kinds = ["condition"], tradable = true } } }'
            ),
            (
                f"{BOTTLE}.then.cards.tradable: found 'true', which can never be; allowed: false,"
                " for Conditions are never traded"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "convert_bonus", successes = 1 }'),
            f"{BOTTLE}.hook: found 'convert_bonus'; allowed: a text that converts symbols too",
        ),
        (
            EPISODE,
            in_half('{ hook = "reduce" }'),
            f"{BOTTLE}: found a word that does nothing; allowed: one or more of wounds, sanity",
        ),
        (
            EPISODE,
            in_half('{ hook = "convert", symbol = "tentacle", successes = 0 }'),
            (
                f"{BOTTLE}: found a word that does nothing; allowed: one or more of successes,"
                " tentacles, heal_stress, heal_wounds"
            ),
        ),
        (
            EPISODE,
            (
                "mythos.toml",
                'do = "move_enemies"\nenemies = "lurker"\nsteps = 1',
                'do = "harm"\nn = 1',
            ),
            (
                f"{FIRST}: found a word that does nothing; allowed: one or more of enemies,"
                " investigators, objects"
            ),
        ),
        (
            EPISODE,
            (
                "mythos.toml",
                (
                    'id = "quiet_hour"\nname = "A Quiet Hour"\nsymbol = false\n'
                    'summons = [{ enemy = "lurker", gate = "yellow" }]\n'
                ),
                'id = "quiet_hour"\nname = "A Quiet Hour"\nsymbol = false\n',
            ),
            (
                "mine/mythos.toml: mythos[7]: found an empty card; allowed: a symbol, effects or"
                " summons"
            ),
        ),
        (
            EPISODE,
            (
                "mythos.toml",
                'who = { who = "all", where = { enemy = "howler" } }',
                'who = { who = "all", where = { enemy = "howler", within = 1 } }',
            ),
            (
                "mine/mythos.toml: mythos[1].effects[0].who.where.within: found 1; allowed: 0,"
                " or 'at'"
                " beside it"
            ),
        ),
        (
            ELDER_ONE,
            (
                "mythos.toml",
                'where = { token = "mine_sign" }',
                'where = { token = "mine_sign", without_token = "mine_sign" }',
            ),
            (
                "mine/mythos.toml: mythos[4].effects[0].who.where.without_token: found 'mine_sign',"
                " which can never be; allowed: another token than 'token'"
            ),
        ),
        (
            EPISODE,
            (
                "discovery.toml",
                'investigators = { has = "bad_conscience" }',
                'investigators = { has = "bad_conscience", at_least = 2 }',
            ),
            (
                "mine/discovery.toml: discovery[6].mandatory[0].condition.investigators.at_least:"
                " found 2; allowed: 1, or 'token' beside it"
            ),
        ),
        (
            EPISODE,
            (
                "discovery.toml",
                'investigators = { has = "bad_conscience" } }',
                'investigators = { has = "bad_conscience" }, at_least = 2 }',
            ),
            (
                "mine/discovery.toml: discovery[6].mandatory[0].condition.at_least: found 2;"
                " allowed: 1 to 1"
            ),
        ),
        (
            EPISODE,
            (
                "discovery.toml",
                'investigators = { has = "bad_conscience" } }',
                'investigators = { who = "all", has = "bad_conscience" }, at_least = 6 }',
            ),
            (
                "mine/discovery.toml: discovery[6].mandatory[0].condition.at_least: found 6;"
                " allowed: 1 to 5"
            ),
        ),
        (
            EPISODE,
            ("discovery.toml", 'excludes = ["stray_cat"]', 'excludes = ["witness"]'),
            (
                "mine/discovery.toml: discovery[5].right.excludes[0]: found 'witness', which can"
                " never"
                " be; allowed: another half"
            ),
        ),
        (
            EPISODE,
            ("discovery.toml", 'needs = "matches"', 'needs = "lamp_oil"'),
            (
                "mine/discovery.toml: discovery[7].left.abilities[0].needs: found 'lamp_oil', which"
                " can never be; allowed: a half that one may have beside it"
            ),
        ),
        (
            EPISODE,
            (
                "discovery.toml",
                'when = { rolls = ["attack"], reach = "here" }',
                'when = { rolls = ["fire"], reach = "here" }',
            ),
            (
                "mine/discovery.toml: discovery[0].left.abilities[0].when.reach: found 'here',"
                " which"
                " can never be; allowed: 'attack' among the rolls"
            ),
        ),
        (
            EPISODE,
            (
                "discovery.toml",
                'when = { action = "smash_idol" }',
                'when = { rolls = ["attack"], action = "smash_idol" }',
            ),
            (
                "mine/discovery.toml: discovery[0].right.abilities[0].when.action: found"
                " 'smash_idol',"
                " which can never be; allowed: 'plain' among the rolls"
            ),
        ),
        (
            EPISODE,
            in_half('{ hook = "safe_to_rest", when = { rolls = ["fire"] } }'),
            f"{BOTTLE}.when.rolls: found a roll, and there is none here; allowed: nothing",
        ),
        (
            EPISODE,
            in_half('{ hook = "free_action", action = "attack", when = { redirected = true } }'),
            f"{BOTTLE}.when.redirected: found a roll, and there is none here; allowed: nothing",
        ),
        (
            ELDER_ONE,
            ("minions.toml", 'name = "Spawn"', f'name = "{"S" * 61}"'),
            "mine/minions.toml: minions[1].name: found a name of 61 letters; allowed: at most 60",
        ),
        (
            EPISODE,
            ("map.toml", 'name = "Hall"', r'name = "Ha\nll"'),
            r"mine/map.toml: spaces[1].name: found 'Ha\nll'; allowed: words on one line",
        ),
    ],
)
def test_file(kind: str, change: tuple[str, str, str], problem: str) -> None:
    """One change in one file, one problem."""
    assert [problem] == complaint(kind, change)


def test_shortages_in_a_circle() -> None:
    """Two shortages of tokens that call for each other are both told."""
    changes = (
        (
            "tokens.toml",
            "count = 6",
            'count = 6\norigin = "original"\n\n[[tokens]]\nid = "eye"\nname = "Eye"\ncount = 1',
        ),
        (
            "stages.toml",
            'then = { do = "take_stress", n = 1, who = "all", overflow = true }',
            (
                'then = { do = "place_token", token = "eye" }\n\n[[stages.abilities]]\n'
                'hook = "token_shortage"\ntoken = "eye"\n'
                'then = { do = "place_token", token = "mine_sign" }'
            ),
        ),
    )

    assert [
        (
            "mine/stages.toml: stages[3].abilities[0].then: found 'eye' placed where 'mine_sign' is"
            " short, and so on without end; allowed: a text that places no such token"
        ),
        (
            "mine/stages.toml: stages[3].abilities[1].then: found 'mine_sign' placed where 'eye' is"
            " short, and so on without end; allowed: a text that places no such token"
        ),
    ] == complaint(ELDER_ONE, *changes)


def test_shortage_that_ends() -> None:
    """A shortage may call for a token whose shortage calls for nothing."""
    files = skeleton(ELDER_ONE, "mine", "Mine")
    files["tokens.toml"] += (
        b'\n[[tokens]]\nid = "eye"\nname = "Eye"\ncount = 1\norigin = "original"\n'
    )
    old = b'then = { do = "take_stress", n = 1, who = "all", overflow = true }'
    new = b'then = { do = "place_token", token = "eye" }'
    assert old in files["stages.toml"]
    files["stages.toml"] = files["stages.toml"].replace(old, new)

    load_content(extra=[MemoryFolder("mine", files)])


def test_symbols() -> None:
    """With too few symbols in both halves of the deck no Elder One would ever advance."""
    elder_one = skeleton(ELDER_ONE, "tide", "Tide")
    elder_one["mythos.toml"] = elder_one["mythos.toml"].replace(b"symbol = true", b"symbol = false")
    elder_one["mythos.toml"] = elder_one["mythos.toml"].replace(
        b"symbol = false", b"symbol = true", 1
    )
    episode = skeleton(EPISODE, "mine", "Mine")
    episode["mythos.toml"] = episode["mythos.toml"].replace(b"symbol = true", b"symbol = false")
    packs = [MemoryFolder("tide", elder_one), MemoryFolder("mine", episode)]
    with pytest.raises(PackError) as caught:
        load_content(extra=packs)

    assert (
        "mine/mythos.toml: mythos: found 1 cards with a symbol, together with 'tide'; "
        "allowed: 3 or more: else the Elder One would never advance"
    ) == said(caught.value)

    hastened = elder_one["stages.toml"].replace(
        b'do = "lose_sanity"\nn = 1\nwho = "all"', b'do = "advance"'
    )
    assert hastened != elder_one["stages.toml"]
    load_content(extra=[MemoryFolder("tide", elder_one | {"stages.toml": hastened}), packs[1]])


def test_faults_of_several_files() -> None:
    """A name that is unknown is told beside a word that is misspelt in another file."""
    changes = (
        ("monsters.toml", "bonus = 0", "bonos = 0"),
        ("map.toml", '"lurker"', '"lurkre"'),
    )

    assert [
        (
            "mine/monsters.toml: monsters[0].bonos: found 'bonos'; allowed: id, name, category,"
            " figures, health, standard, bonus, abilities, origin; did you mean 'bonus'?"
        ),
        "mine/monsters.toml: monsters[0].bonus: found nothing; allowed: a value",
        "mine/map.toml: spaces[2].enemies[0]: found 'lurkre'; allowed: cultist",
    ] == complaint(EPISODE, *changes)


def test_head_with_a_fault() -> None:
    """A fault in pack.toml hides no fault in the other files."""
    changes = (
        ("pack.toml", "version = 1", 'version = "1"'),
        ("mythos.toml", "symbol = true", "symbol = 1"),
    )

    assert [
        "mine/pack.toml: version: found '1'; allowed: a whole number; did you mean 1?",
        "mine/mythos.toml: mythos[0].symbol: found 1; allowed: true, false",
    ] == complaint(EPISODE, *changes)
