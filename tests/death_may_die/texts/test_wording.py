"""The sentences of all cards: exact, complete, and in the order of the decks."""

import difflib
from typing import Final

import pytest

import dmd_core as dmd
from dmd_core.death_may_die.content.loader import load_content
from dmd_core.death_may_die.say import CORE, CardText, TextKind
from tests.death_may_die.scenarios import make_game
from tests.death_may_die.texts.wording_golden import FOLDER, golden

CONTENT: Final = load_content()
GAME: Final = dmd.load_game()


# --- golden files ----------------------------------------------------------------------------


def test_the_golden_files_hold_every_generated_sentence() -> None:
    """A change of a card or of its words shows as a difference that a person reads."""
    wanted = golden(CONTENT)
    assert sorted(wanted) == sorted(file.name for file in FOLDER.glob("*.txt"))
    for name, text in wanted.items():
        old = (FOLDER / name).read_text(encoding="utf-8")
        shown = "\n".join(
            difflib.unified_diff(old.splitlines(), text.splitlines(), f"golden {name}", "now", n=1)
        )
        again = "if this is right, run: python -m tests.death_may_die.texts.wording_golden"
        assert old == text, f"the texts of {name} have changed; {again}\n{shown}"


# --- exact sentences -------------------------------------------------------------------------

EXACT: Final[dict[str, tuple[str, ...]]] = {
    "stealth": (
        "Common Skill.",
        "Level 1: In each Run you may Sneak past 1 Enemy.",
        "Level 2 (instead of level 1): In each Run you may Sneak past up to 3 Enemies.",
        "Level 3 (also): Each Enemy you Sneak past takes 1 Wound.",
        (
            "Level 4 (instead of level 2): In each Run you may Sneak past any number of"
            " Enemies. Level 3 stays in force."
        ),
    ),
    "toughness": (
        "Common Skill.",
        "Level 1: You have 1 free reroll per roll when you are attacked or roll for Fire.",
        (
            "Level 2 (instead of level 1): You may take 1 Wound less and lose 1 Sanity less"
            " when you are attacked or roll for Fire."
        ),
        (
            "Level 3 (instead of level 2): You may take 1 Wound less and lose 1 Sanity less"
            " from any source."
        ),
        (
            "Level 4 (instead of level 3): You may take 2 Wounds less and lose 1 Sanity less"
            " from any source."
        ),
    ),
    "arcane_mastery": (
        "Common Skill.",
        "Level 1: In any roll you may count 1 Elder Sign as a Success.",
        (
            "Level 2 (instead of level 1): In any roll you may count any number of Elder Signs"
            " as 1 Success each."
        ),
        "Level 3 (also): You heal 1 Stress for each Elder Sign counted with this Skill.",
        "Level 4 (also): Each Elder Sign counted with this Skill gives 1 more Success (2 in all).",
    ),
    "brawling": (
        "Common Skill.",
        "Level 1: You roll 1 more bonus die when you attack a target on your Space.",
        (
            "Level 2 (also): When you attack, you may name any number of targets on your Space"
            " before the roll and split its Wounds among them after it as you like."
        ),
        (
            "Level 3 (also): You have 2 free rerolls per roll when you attack a target on your"
            " Space."
        ),
        (
            "Level 4 (also): When you attack several targets, the Wounds are not split: each"
            " target takes 1 Wound for each Success."
        ),
    ),
    "lucky": (
        "Unique Skill.",
        "Level 1: You have 1 free reroll per turn.",
        "Level 2 (also): You have 1 free reroll per turn (2 in all).",
        "Level 3 (also): You have 1 free reroll per turn (3 in all).",
        "Level 4 (instead of level 1, level 2 and level 3): You have 3 free rerolls per roll.",
    ),
    "gate_manipulation": (
        "Unique Skill.",
        (
            "Level 1: While you are on the Space of a Gate, whenever a Cultist or Monster is"
            " summoned at that Gate, deal to it Wounds equal to half its health, rounded up."
        ),
        (
            "Level 2 (also, widening level 1): While you are at most 1 Space from a Gate, whenever"
            " a Cultist or Monster is summoned at that Gate, deal to it Wounds equal to half its"
            " health, rounded up."
        ),
        (
            "Level 3 (also): You count as Safe for the Rest action while you are at most 1"
            " Space from a Gate."
        ),
        (
            "Level 4 (also): You roll 1 more bonus die while you are at most 1 Space from a"
            " Gate. You may take 1 free Rest action per turn while you are at most 1 Space from"
            " a Gate."
        ),
    ),
    "read_the_omens": (
        "Unique Skill.",
        (
            "Level 1: When you draw the Mythos card of your turn, you may put it under the deck"
            " and draw another; if you do, you heal 2 Stress."
        ),
        (
            "Level 2 (instead of level 1): When you draw the Mythos card of your turn, you may"
            " draw 2, play 1 of them and put the other under the deck; if you do, you heal 2"
            " Stress."
        ),
        (
            "Level 3 (instead of level 2): When you draw the Mythos card of your turn, you may"
            " draw 2, play 1 of them and put the other under the deck; if you do, you heal all"
            " your Stress."
        ),
        (
            "Level 4 (also): When you play the Mythos card of your turn, you may take 2 Wounds"
            " to cancel its effects and its summoning."
        ),
    ),
    "savage": (
        "Unique Skill.",
        (
            "Level 1: When you attack one target and no other Enemy is on its Space, you may"
            " deal it 1 more Wound."
        ),
        (
            "Level 2 (also): When you attack one target and no other Enemy is on its Space, you"
            " may deal it 1 more Wound (2 in all)."
        ),
        (
            "Level 3 (also): When your attack kills its one target and no other Enemy was on"
            " its Space, you heal all your Stress."
        ),
        (
            "Level 4 (also): When you attack one target and no other Enemy is on its Space, you"
            " may deal it 3 more Wounds (5 in all)."
        ),
    ),
    "masochism": (
        (
            "Always: Whenever you take Wounds, those given to Companions too, put as many Wound"
            " tokens on this card."
        ),
        (
            "Symptoms: If you have a Wound token on this card, you heal 1 Stress for each Wound"
            " token on this card, then you remove all Wound tokens from this card. Otherwise you"
            " take 1 Wound."
        ),
    ),
    "paranoia": (
        (
            "Symptoms: Each Monster moves 1 Space towards you. Then if no Enemy is on your"
            " Space, you heal all your Stress."
        ),
    ),
    "psychotic_outbreaks": (
        (
            "Symptoms: You go directly to the nearest Space with another figure, so no Enemies"
            " follow; you stay if you are on one. Then deal 2 Wounds to each Enemy and each other"
            " Investigator on your Space."
        ),
    ),
    "catatonia": (
        "Symptoms: If you do not lie down, you lie down.",
        (
            "While you lie down, you are Safe: nobody attacks you, and your only action is"
            " Rest. You do not Investigate. In your turn you may take 1 Stress to stand up,"
            " without an action."
        ),
    ),
    "inferno": (
        "Reverse side of 2 Laboratory tokens.",
        "When turned over: Put 1 Fire token on the Space of this Laboratory and each adjacent one.",
    ),
    "destroy_equipment": (
        (
            "Action: Choose an undestroyed Laboratory on your Space and make a roll, which is"
            " no attack. Each Success deals it 1 Wound."
        ),
    ),
    "fire_vampire": (
        "Monster, 2 figures. Health: 4.",
        "Its attacks have 2 standard dice and 1 bonus die.",
        "Before it attacks you, put 1 Fire token on its Space.",
    ),
    "fire_vampire_1": (
        "Summoning symbol.",
        (
            "Choose the nearest Fire Vampire (you choose if several are as near), then that"
            " Fire Vampire moves 2 Spaces towards you, then put 1 Fire token on the Space of"
            " that Fire Vampire."
        ),
        "Summon a Fire Vampire at the blue Gate.",
    ),
    "chaos_in_the_labs": (
        "Summoning symbol.",
        "The Elder One moves 1 Space towards the undestroyed Laboratory nearest to it.",
        "Each Monster moves 1 Space towards the undestroyed Laboratory nearest to it.",
        "Summon a Cultist on each Space with a damaged Laboratory.",
        "Remove 1 Wound from each damaged Laboratory on each Space with a Cultist.",
    ),
    "lab_accident": (
        "Summoning symbol.",
        (
            "Deal 1 Wound to each Enemy and each Investigator on a Space with an undestroyed"
            " Laboratory."
        ),
        (
            "Each Investigator who has Guilty Conscience takes 2 Stress, and 1 Wound instead of"
            " each Stress beyond the maximum."
        ),
    ),
    "astral_promise": (
        "No Summoning symbol.",
        "The nearest Cultist goes directly to your Space (you choose if several are as near).",
        (
            "Choose one: put a R'lyeh token on your Space, or on the nearest Space without one;"
            " or you lose 2 Sanity."
        ),
    ),
    "assistant_janitor": (
        "First: If you have Guilty Conscience, you take 1 Stress.",
        (
            "Left: Bleach (Item). Price: 1 Stress. In your turn you may discard this card and"
            " your Ammonia: choose your Space or an adjacent one, then deal 6 Wounds to each"
            " Enemy and each Investigator on that Space."
        ),
        (
            "Right: Jerome the Assistant Janitor (Companion). Health: 1. Price: 2 Stress. You"
            " have 1 more level of Stealth."
        ),
    ),
    "monkey_paw_card": (
        (
            "First: If you have One-handed lab monkey, you take 2 Wounds, then you discard 1"
            " One-handed lab monkey card of your choice."
        ),
        (
            "Left: Monkey Paw (Item). Price: none. Not tradable. In any roll you may count any"
            " number of Elder Signs as 1 Success and 1 Tentacle each."
        ),
        "Instead of claiming it, you may discard this card, then you heal all your Wounds.",
    ),
    "locked_cabinet": (
        (
            "Left: Amulet of N'Gahal (Item). Price: 3 Wounds. When you roll for Fire, 1 Enemy"
            " of your choice on your Space may take the Wounds instead of you."
        ),
        (
            "Right: Spirit of N'Gahal (Companion). It takes no Wounds. You must claim it if you"
            " claim nothing else of this card. Not tradable."
        ),
    ),
    "cages": (
        "First: If you have Guilty Conscience, you take 1 Stress.",
        (
            "Left: Guilty Conscience (Condition). You must claim it if you claim nothing else"
            " of this card. Not tradable. When claimed: You heal all your Stress."
        ),
        (
            "Right: One-handed lab monkey (Companion, Animal). Health: 1. Price: none. In your"
            " turn you may discard this card: give 1 of your tradable Items to another"
            " Investigator on any Space."
        ),
    ),
    "furious_student": (
        (
            "Left: Pistol (Item). Price: 1 Wound. You roll 1 more bonus die when you attack if"
            " you do not have Marksman. You roll 2 more bonus dice when you attack if you have"
            " Marksman."
        ),
        (
            "Right: Chester (Companion, Student). Health: 3. Price: 1 Wound. You cannot have it"
            " together with Warren Gates: discard one of the two."
        ),
    ),
    "clutter": (
        (
            "Left: Beaker (Item). Price: 1 Stress. In your turn you may discard this card:"
            " choose your Space or an adjacent one, then deal to each Enemy, each Investigator"
            " and each undestroyed Laboratory on that Space 1 Wound for each Fire token on its"
            " Space."
        ),
    ),
    "professor": (
        (
            "First: If an Investigator has Spirit of N'Gahal, you lose 1 Sanity, then discard"
            " this card."
        ),
        (
            "Right: Warren Gates (Companion). Health: 1. Price: 2 Stress. You cannot have it"
            " together with Margot or Chester: discard one of the two. You have 1 more level of"
            " Arcane Mastery."
        ),
    ),
    "cthulhu_stage_1": (
        (
            "When the Elder One advances: Put a R'lyeh token on your Space, or on the nearest"
            " Space without one."
        ),
        "When the Elder One advances: Summon a Cultist on each Space with a R'lyeh token.",
        (
            "When the Elder One advances: If a Star Spawn is on the board, each Star Spawn"
            " moves 1 Space towards you. Otherwise summon a Star Spawn on the Space of the blue"
            " Gate."
        ),
    ),
    "cthulhu_stage_3": (
        "Health: 12.",
        "Its attacks have 1 more bonus die.",
        "When revealed: The Elder One goes directly to the Space of the blue Gate.",
        (
            "When revealed: Each Investigator on a Space with a R'lyeh token takes 1 Wound and"
            " loses 1 Sanity."
        ),
        "End of turn: Each Investigator loses 1 Sanity.",
    ),
    "cthulhu_stage_4": (
        "Health: 12.",
        "Its attacks have 1 more bonus die.",
        "When revealed: The Elder One goes directly to the Start Space.",
        (
            "When revealed: Each Investigator discards all Items and Companions, or takes 1"
            " Wound for each one kept."
        ),
        (
            "Always: Whenever a R'lyeh token must be placed and none is left, each Investigator"
            " loses 2 Sanity."
        ),
    ),
}
"""Sentences that a person has compared with what the cards do."""


@pytest.mark.parametrize("name", EXACT)
def test_a_card_reads_as_written_here(name: str) -> None:
    """Each sentence of a chosen card is the one a person would print."""
    game_text = dmd.card_text(GAME, name)
    assert EXACT[name] == game_text.lines


def test_what_a_roll_against_oneself_does_is_said() -> None:
    """Its Successes are bad for whoever rolls, unlike those of any other roll a text lets make."""
    hastur = dmd.load_game(elder_one="hastur")

    assert (
        "When revealed: Each Investigator rolls 2 standard dice against itself (each Success is a"
        " Wound, each Tentacle costs 1 Sanity)."
    ) in dmd.card_text(hastur, "hastur_stage_4").lines


def test_whether_enemies_follow_is_said_as_the_rulings_of_the_game_have_it() -> None:
    """Whom a text moves nobody follows (AMB-40), unless that is played the other way."""
    played = make_game("ian", "adam", rulings=dmd.Rulings(leave_triggers="any"))

    (line,) = dmd.card_text(played, "psychotic_outbreaks").lines
    assert (
        "Symptoms: You go directly to the nearest Space with another figure, and Enemies on your"
        in line
    )
    (never,) = dmd.card_text(played, "codependency").lines[1:]
    assert never.endswith("who goes directly to the other's Space, and no Enemies follow.")


ARCANE: Final = {
    1: ("In any roll you may count 1 Elder Sign as a Success.",),
    2: ("In any roll you may count any number of Elder Signs as 1 Success each.",),
    3: (
        "In any roll you may count any number of Elder Signs as 1 Success each.",
        "You heal 1 Stress for each Elder Sign counted with this Skill.",
    ),
    4: (
        "In any roll you may count any number of Elder Signs as 1 Success each.",
        "You heal 1 Stress for each Elder Sign counted with this Skill.",
        "Each Elder Sign counted with this Skill gives 1 more Success (2 in all).",
    ),
}


@pytest.mark.parametrize("level", ARCANE)
def test_a_skill_can_be_read_as_it_is_in_force_at_a_level(level: int) -> None:
    """At level 3 Arcane Mastery heals for each symbol, however often level 4 counts it."""
    assert ARCANE[level] == dmd.skill_text(GAME, "arcane_mastery", level).lines


def test_a_replaced_part_is_gone_at_the_level_that_replaces_it() -> None:
    """Stealth 4 keeps the Wound of level 3; Toughness 2 has no reroll any more."""
    assert (
        "Each Enemy you Sneak past takes 1 Wound.",
        "In each Run you may Sneak past any number of Enemies.",
    ) == dmd.skill_text(GAME, "stealth", 4).lines
    assert (
        "You may take 1 Wound less and lose 1 Sanity less when you are attacked or roll for Fire.",
    ) == dmd.skill_text(GAME, "toughness", 2).lines


# --- the face of the module ------------------------------------------------------------------


def test_all_texts_come_in_the_order_of_packs_and_decks() -> None:
    """Core set, Episode, Elder One; in each the order in which the box is unpacked."""
    texts = list(dmd.all_texts(CONTENT))
    episodes = [box.id for box in CONTENT.episodes]
    boxes = [*episodes, *(box.id for box in CONTENT.elder_ones)]
    assert [CORE, *boxes] == list(dict.fromkeys(t.pack for t in texts))
    first = {CORE, "blasphemous_alchemy", "cthulhu"}
    texts = [text for text in texts if text.pack in first]
    assert [
        ("core", TextKind.DIE, 2),
        ("core", TextKind.TRACK, 2),
        ("core", TextKind.TOKEN, 1),
        ("core", TextKind.SKILL, 16),
        ("core", TextKind.INVESTIGATOR, 10),
        ("core", TextKind.INSANITY, 12),
        ("blasphemous_alchemy", TextKind.EPISODE, 1),
        ("blasphemous_alchemy", TextKind.MAP, 1),
        ("blasphemous_alchemy", TextKind.OBJECT, 1),
        ("blasphemous_alchemy", TextKind.BACK, 3),
        ("blasphemous_alchemy", TextKind.ACTION, 2),
        ("blasphemous_alchemy", TextKind.ENEMY, 2),
        ("blasphemous_alchemy", TextKind.MYTHOS, 8),
        ("blasphemous_alchemy", TextKind.DISCOVERY, 15),
        ("cthulhu", TextKind.ELDER_ONE, 1),
        ("cthulhu", TextKind.STAGE, 4),
        ("cthulhu", TextKind.ENEMY, 2),
        ("cthulhu", TextKind.TOKEN, 1),
        ("cthulhu", TextKind.MYTHOS, 8),
    ] == _groups(texts)


def _groups(texts: list[CardText]) -> list[tuple[str, TextKind, int]]:
    found: dict[tuple[str, TextKind], int] = {}
    for text in texts:
        found[text.pack, text.kind] = found.get((text.pack, text.kind), 0) + 1
    return [(pack, kind, n) for (pack, kind), n in found.items()]


def test_a_text_is_name_and_lines() -> None:
    """What is shown at once is the name with every line below it."""
    assert "R'lyeh\n9 tokens." == dmd.card_text(GAME, "rlyeh").text
    assert CardText("rlyeh", "R'lyeh", TextKind.TOKEN, ("9 tokens.",), "cthulhu") == (
        dmd.card_text(GAME, "rlyeh")
    )


def test_an_unknown_name_is_refused_with_the_nearest_one() -> None:
    """Whoever asks for a text that is not there reads what was meant, or what there is."""
    with pytest.raises(ValueError, match="no text 'dek'; did you mean 'desk'") as refused:
        dmd.card_text(GAME, "dek")
    assert "this game has no text 'dek'; did you mean 'desk'?" == str(refused.value)
    with pytest.raises(ValueError, match="no Enemy") as refused:
        dmd.enemy_text(GAME, "desk")
    assert (
        "this game has no Enemy 'desk'; there are: fire_vampire, byakhee, cthulhu, cultist,"
        " star_spawn"
    ) == str(refused.value)
    with pytest.raises(ValueError, match="no level 5") as refused:
        dmd.skill_text(GAME, "stealth", 5)
    assert "'stealth' has no level 5; allowed: 1 to 4" == str(refused.value)


def test_no_text_shows_an_id_or_a_python_value() -> None:
    """People read names; an underscore, a repr or a doubled space would show a gap."""
    for card in dmd.all_texts(CONTENT):
        assert not [mark for mark in ("_", "None", "<", "  ", "..", " ,") if mark in card.text]
