"""Each value of a pack has the type, the range and the words that its field asks for."""

from tests.death_may_die.packs.copies import Packs


class TestValues:
    """Values have to be what their field asks for."""

    def test_text_for_number(self, packs: Packs) -> None:
        """A quoted number in the place of a whole number is refused, not converted."""
        packs.change("cthulhu/tokens.toml", "count = 9", 'count = "9"')

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found '9'; allowed: a whole number;"
            " did you mean 9?"
        ) == packs.complaint()

    def test_truth_for_number(self, packs: Packs) -> None:
        """True in the place of a whole number is refused, not read as 1."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = true")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found true; allowed: a whole number"
        ) == packs.complaint()

    def test_fraction_for_number(self, packs: Packs) -> None:
        """9.0 in the place of a whole number is refused, not rounded to 9."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 9.0")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found 9.0; allowed: a whole number;"
            " did you mean 9?"
        ) == packs.complaint()

    def test_number_for_text(self, packs: Packs) -> None:
        """A number in the place of a name is refused: a string is allowed there."""
        packs.change("cthulhu/tokens.toml", 'name = "R\'lyeh"', "name = 1")

        assert (
            "cthulhu/tokens.toml: tokens[0].name: found 1; allowed: a string"
        ) == packs.complaint()

    def test_number_for_truth(self, packs: Packs) -> None:
        """1 in the place of true or false is refused, not read as true."""
        packs.change("cthulhu/mythos.toml", "symbol = true", "symbol = 1")

        assert (
            "cthulhu/mythos.toml: mythos[0].symbol: found 1; allowed: true, false"
        ) == packs.complaint()

    def test_date_for_number(self, packs: Packs) -> None:
        """A TOML date in the place of a number is refused, and called a date."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 2020-01-01")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found a date; allowed: a whole number"
        ) == packs.complaint()

    def test_number_for_array(self, packs: Packs) -> None:
        """A single number in the place of an array is refused: an array is allowed there."""
        packs.change("core/tracks.toml", "thresholds = [4, 8, 12, 15, 18, 19]", "thresholds = 4")

        assert (
            "core/tracks.toml: tracks.thresholds: found 4; allowed: an array"
        ) == packs.complaint()

    def test_three_for_a_pair(self, packs: Packs) -> None:
        """A passage of three Spaces is refused: an array of 2 is allowed."""
        packs.change("blasphemous_alchemy/map.toml", '["s01", "s02"]', '["s01", "s02", "s03"]')

        assert (
            "blasphemous_alchemy/map.toml: passages[0]: found an array of 3; allowed: an array of 2"
        ) == packs.complaint()

    def test_text_for_table(self, packs: Packs) -> None:
        """A text in the place of the table of a die's face is refused."""
        packs.change("core/dice.toml", '{ id = "blank" }', '"blank"')

        assert (
            "core/dice.toml: standard_die.faces[0]: found 'blank'; allowed: a table"
        ) == packs.complaint()

    def test_missing_value(self, packs: Packs) -> None:
        """A token without its count is refused, and the missing field is named."""
        packs.change("cthulhu/tokens.toml", "count = 9", "")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found nothing; allowed: a value"
        ) == packs.complaint()

    def test_unknown_key(self, packs: Packs) -> None:
        """A key that nobody reads, with the one that was meant."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = 9\nnmae = 1")

        assert (
            "cthulhu/tokens.toml: tokens[0].nmae: found 'nmae'; "
            "allowed: id, name, count, several, origin; did you mean 'name'?"
        ) == packs.complaint()

    def test_unknown_word(self, packs: Packs) -> None:
        """A word that is none of an enumeration."""
        packs.change("blasphemous_alchemy/map.toml", 'gate = "blue"', 'gate = "bleu"')

        assert (
            "blasphemous_alchemy/map.toml: spaces[7].gate: found 'bleu'; "
            "allowed: red, yellow, blue; did you mean 'blue'?"
        ) == packs.complaint()

    def test_unknown_verb(self, packs: Packs) -> None:
        """A misspelt verb of an effect is refused with the verbs there are and the nearest."""
        packs.change("cthulhu/mythos.toml", 'do = "lose_sanity"', 'do = "loose_sanity"')

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[0].do: found 'loose_sanity'; allowed: "
            "advance, at_once, choose, discard_cards, discard_this, give_cards, go, harm, heal, "
            "if, lose_sanity, mend_objects, move_enemies, move_tokens, next_token, pick_enemy, "
            "pick_investigator, pick_space, place_enemies, place_fire, place_token, "
            "remove_tokens, resolve_kept, roll_against, sequence, set_stress, summon, "
            "summon_elder_one, take_cards, take_stress, take_wounds, tokens, turn_down, turn_over; "
            "did you mean 'lose_sanity'?"
        ) == packs.complaint()

    def test_a_word_is_no_effect(self, packs: Packs) -> None:
        """A word in the place of an effect is refused: an effect is a table with 'do'."""
        packs.change(
            "core/insanity.toml", 'then = { do = "resolve_kept" }', 'then = "resolve_kept"'
        )

        assert (
            "core/insanity.toml: insanities[9].symptoms.then: found 'resolve_kept'; "
            "allowed: a table with 'do'"
        ) == packs.complaint()

    def test_unknown_condition(self, packs: Packs) -> None:
        """A misspelt condition is refused with the conditions there are and the nearest."""
        packs.change("core/insanity.toml", 'is = "keeps_mythos"', 'is = "keeps_mythoss"')

        assert (
            "core/insanity.toml: insanities[9].symptoms.condition.is: found 'keeps_mythoss'; "
            "allowed: all, any, at_least, exists, keeps_mythos, not; did you mean 'keeps_mythos'?"
        ) == packs.complaint()

    def test_unknown_hook(self, packs: Packs) -> None:
        """A misspelt hook of an ability is refused with the hooks there are and the nearest."""
        packs.change("core/skills.toml", 'hook = "take_along"', 'hook = "take_allong"')

        assert (
            "core/skills.toml: skills[14].levels[2].abilities[0].hook: found 'take_allong'; "
            "allowed: add_successes, add_tentacles, after_attacked, after_averted, after_kill, "
            "after_redirect, after_summoned, at_turn_end, "
            "at_turn_start, avert_death, before_attack, bonus_dice, cancel_mythos, "
            "collect_wounds, convert, convert_bonus, count_elder_signs, deflect_fire, "
            "extra_actions, extra_wounds, free_action, free_rerolls, full_wounds, keep_mythos, "
            "many_targets, mythos_choice, name_other, range, redirect, reduce, run_steps, "
            "safe_to_rest, skill_level, sneak, sneak_wound, take_along, "
            "token_shortage, usable; did you mean 'take_along'?"
        ) == packs.complaint()

    def test_unknown_word_for_an_amount(self, packs: Packs) -> None:
        """An amount is a number, an expression, or a word for everything."""
        packs.change("core/insanity.toml", 'stress = "all" }, { do', 'stress = "much" }, { do')

        assert (
            "core/insanity.toml: insanities[11].symptoms.then.steps[0].stress: found 'much'; "
            "allowed: a whole number, all, a table with 'number'"
        ) == packs.complaint()

    def test_unknown_expression(self, packs: Packs) -> None:
        """A misspelt expression of an amount is refused with those there are and the nearest."""
        packs.change("core/insanity.toml", 'number = "difference"', 'number = "diference"')

        assert (
            "core/insanity.toml: insanities[8].symptoms.steps[1].n.number: found 'diference'; "
            "allowed: count, difference, fire, half, health, most, own, tokens; "
            "did you mean 'difference'?"
        ) == packs.complaint()

    def test_truth_for_an_amount(self, packs: Packs) -> None:
        """True in the place of an amount is refused, not read as 1."""
        packs.change(
            "core/insanity.toml", 'do = "take_stress"\nn = 2', 'do = "take_stress"\nn = true'
        )

        assert (
            "core/insanity.toml: insanities[6].symptoms.then.steps[0].n: found true; allowed: "
            "a whole number, a table with 'number'"
        ) == packs.complaint()

    def test_short_selector(self, packs: Packs) -> None:
        """The short form of a selector is checked where it stands."""
        packs.change("cthulhu/mythos.toml", 'enemies = "star_spawn"', "enemies = 3")

        assert (
            "cthulhu/mythos.toml: mythos[0].effects[1].enemies: found 3; "
            "allowed: a table, a word for 'kind'"
        ) == packs.complaint()

    def test_short_word(self, packs: Packs) -> None:
        """Its word has to be one of those for its field."""
        packs.change("blasphemous_alchemy/mythos.toml", 'where = "it"', 'where = "its"')

        assert (
            "blasphemous_alchemy/mythos.toml: mythos[0].effects[0].then.steps[1].where: "
            "found 'its'; allowed: you, it, there, partner, red_gate, yellow_gate, blue_gate, "
            "start, elder_one; did you mean 'it'?"
        ) == packs.complaint()

    def test_negative_number(self, packs: Packs) -> None:
        """A count of -1 is refused: from 1 to 999 is allowed."""
        packs.change("cthulhu/tokens.toml", "count = 9", "count = -1")

        assert (
            "cthulhu/tokens.toml: tokens[0].count: found -1; allowed: 1 to 999"
        ) == packs.complaint()

    def test_letters_of_an_id(self, packs: Packs) -> None:
        """Ids are small letters, digits and underscores."""
        packs.change("cthulhu/mythos.toml", 'id = "star_spawn_1"', 'id = "Star Spawn"')

        assert (
            "cthulhu/mythos.toml: mythos[0].id: found 'Star Spawn'; "
            "allowed: small letters, digits and single underscores"
        ) == packs.complaint()
