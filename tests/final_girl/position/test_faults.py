"""Positions of Final Girl refused: what cannot be read, and what no game can reach."""

import pytest

from tests.final_girl.position.reading import problems, told

SPACES = (
    "nw_woods, cabins, north_road, entrance, north_woods, shed, east_road, swamp, se_exit, dock,"
    " lake, cliff, lookout, south_road, firepit, lake_cabin, courts, sw_exit"
)


class TestUnreadable:
    """What keeps a position from being read is told at once, with the nearest name."""

    def test_unknown_space(self) -> None:
        """Wherever a space is named."""
        hint = f"found 'dokc'; allowed: {SPACES}; did you mean 'dock'?"

        assert problems(victims={"dokc": 2}) == [f"victims.dokc: {hint}"]
        assert problems(girl={"space": "dokc"}) == [f"girl.space: {hint}"]
        assert problems(tokens={"dokc": "boat"}) == [f"tokens.dokc: {hint}"]

    def test_unknown_deck(self) -> None:
        """Only search spaces have one."""
        assert problems(decks={"lake": {}}) == [
            "decks.lake: found 'lake'; allowed: cabins, shed, dock"
        ]

    def test_unknown_card(self) -> None:
        """An action card, with its place in the list."""
        (problem,) = problems(hand=["walk", "wlak"])

        assert problem.startswith("hand[1]: found 'wlak'; allowed: walk, focus, ")
        assert problem.endswith("; did you mean 'walk'?")

    @pytest.mark.parametrize(
        ("position", "start", "end"),
        [
            ({"phse": "action"}, "phse: found 'phse'", "; did you mean 'phase'?"),
            ({"phase": "actoin"}, "phase: found 'actoin'", "; did you mean 'action'?"),
            ({"board": "emty"}, "board: found 'emty'", "; did you mean 'empty'?"),
            ({"girl": {"marker": 2}}, "girl.marker: found 'marker'", "; did you mean 'markers'?"),
            ({"terror": {"tpo": []}}, "terror.tpo: found 'tpo'", "; did you mean 'top'?"),
            ({"powers": ["wide_swin"]}, "powers[0]: found 'wide_swin'", "mean 'wide_swing'?"),
            ({"tokens": {"dock": "baot"}}, "tokens.dock: found 'baot'", "mean 'boat'?"),
            ({"carried": ["axx"]}, "carried[0]: found 'axx'", "mean 'axe'?"),
            ({"carried": ["axe/hnad"]}, "carried[0]: found 'hnad'", "mean 'hand'?"),
            ({"specials": ["bleu dock sweetheart"]}, "specials[0]: found 'bleu'", "mean 'blue'?"),
            ({"minors": ["heavy_hnad"]}, "minors[0]: found 'heavy_hnad'", "mean 'heavy_hand'?"),
            ({"chance": {"sede": "1"}}, "chance.sede: found 'sede'", "mean 'seed'?"),
        ],
    )
    def test_misspelt_names(self, position: dict[str, object], start: str, end: str) -> None:
        """The nearest name is told, whatever kind of thing it names."""
        (problem,) = problems(**position)

        assert problem.startswith(start)
        assert problem.endswith(end)

    @pytest.mark.parametrize(
        ("position", "problem"),
        [
            (
                {"carried": [7]},
                "carried[0]: found 7; allowed: an item, such as 'bow/backpack uses=2'",
            ),
            (
                {"carried": ["bow use=2"]},
                "carried[0]: found 'use=2'; allowed: uses=N; did you mean 'uses=2'?",
            ),
            (
                {"carried": ["bow uses=2 uses=1"]},
                "carried[0]: 'uses=1' says again what was said before; allowed: once",
            ),
            (
                {"minions": ["swarm"]},
                (
                    "minions[0]: found 'swarm'; allowed: a minion and its space, such as 'swarm"
                    " dock"
                    " health=1 #3'"
                ),
            ),
            (
                {"specials": ["blue dock"]},
                (
                    "specials[0]: found 'blue dock'; allowed: colour, space and event, such as"
                    " 'blue"
                    " dock sweetheart'"
                ),
            ),
            ({"victims": 3}, "victims: found 3; allowed: a table"),
            ({"hand": {"walk": 1}}, "hand: found a table; allowed: an array"),
            ({"time": "six"}, "time: found 'six'; allowed: a whole number"),
            ({"girl": {"token": "grey"}}, "girl.token: found 'grey'; allowed: none, black, white"),
        ],
    )
    def test_values_of_another_kind(self, position: dict[str, object], problem: str) -> None:
        """What stands there, and what may stand there."""
        assert problems(**position) == [problem]

    def test_all_of_it_is_told(self) -> None:
        """Every fault at once, in the order in which a position is read."""
        found = problems(phase="actoin", girl={"spcae": "dock"}, minors=["hammer"], hand=["run"])

        assert [problem.partition(":")[0] for problem in found] == [
            "phase",
            "girl.spcae",
            "minors[0]",
            "hand[0]",
        ]


class TestImpossible:
    """What no game can reach is told with path and rules."""

    @pytest.mark.parametrize(
        ("position", "fault"),
        [
            (
                {"victims": {"dock": 30}},
                (
                    "victims: 30 on the map, 0 in the supply, 0 dead, 0 saved; there are 21"
                    " [FG-INV-02,"
                    " FG-CMP-02]"
                ),
            ),
            (
                {"victims": {"dock": 0}},
                "victims.dock: 0 victims; leave the space out [FG-INV-09, FG-CMP-12]",
            ),
            (
                {"carried": ["bat", "knife"]},
                "carried: bat, knife need 3 hands; there are 2 [FG-INV-08, FG-ITM-01]",
            ),
            (
                {"carried": ["bow uses=4"]},
                "carried.bow: 4 uses; allowed: 1 to 3 [FG-ITM-09, FG-INV-14]",
            ),
            (
                {"time": 13},
                "time: 13; allowed: -1 to 12 [FG-INV-05, FG-HOR-01, FG-TIM-03]",
            ),
            (
                {"bloodlust": 11, "powers": ["wide_swing"]},
                "bloodlust: 11; allowed: 0 to 10 [FG-INV-05, FG-HOR-01, FG-TIM-03]",
            ),
            (
                {"girl": {"markers": 5}},
                "girl.markers: 5; allowed: 0 to 4 [FG-HP-02, FG-FHT-03]",
            ),
            (
                {"girl": {"token": "none", "markers": 0}},
                "girl.token: without a token this side is dead, and the game over [FG-INV-06]",
            ),
            (
                {"hand": ["walk"] * 3},
                "tableau: 'walk' is 3 times in play; there are 2 [FG-INV-01, FG-CMP-01]",
            ),
            (
                {"decks": {"dock": {"top": ["axe"]}}, "found": ["axe"]},
                "items: 'axe' is 2 times in play; there is 1 [FG-INV-04, FG-SET-11]",
            ),
            (
                {"terror_discard": ["frenzy", "frenzy"]},
                "terror: 'frenzy' is 2 times in play; there is 1 [FG-INV-03, FG-SET-09]",
            ),
            (
                {"terror": {"hidden": 11}},
                (
                    "terror: 11 cards are in deck, discard pile and play; 10 are dealt [FG-INV-03,"
                    " FG-SET-09]"
                ),
            ),
            (
                {"finale": "no_way_out"},
                "powers: with the finale a dark power is revealed [FG-UPK-05]",
            ),
            (
                {"bloodlust": 6},
                "powers: on row 5 of bloodlust the dark power is revealed [FG-DP-01]",
            ),
            (
                {"covered": [0]},
                "covered: 1 are covered; 0 were saved [FG-SAV-04, FG-INV-14]",
            ),
            (
                {"saved": 6, "covered": [0, 1, 2, 3, 4, 5]},
                "ultimate: every victim space is covered: the card is flipped [FG-SAV-08]",
            ),
            (
                {"minors": ["heavy_hand health=0"]},
                "minors.heavy_hand: 0 health; it would be discarded [FG-INV-14, FG-DP-04]",
            ),
            (
                {"time": -1, "ending": False},
                "ending: time is on red: the Action phase is ending [FG-TIM-02, FG-ACT-12]",
            ),
            (
                {"turn": 0},
                "turn: 0 in the phase action [FG-TRN-02]",
            ),
            (
                {"roll": {"source": "walk", "faces": ["4"]}},
                "roll: nothing on the agenda works on it, such as a RollWindow [FG-ACT-06]",
            ),
            (
                {"attack": {"damage": 2}},
                "attack: it is under way, and the phase has just begun [FG-TRN-04]",
            ),
            (
                {"phase": "killer", "saved": 1, "covered": [0], "rewards": [0]},
                "rewards: they are taken in the Action phase [FG-SAV-07, FG-AMB-20]",
            ),
            (
                {"phase": "killer", "agenda": [{"is": "NextPhase"}, {"is": "ActionPhase"}]},
                "agenda.1: ActionPhase is left in the phase killer [FG-TRN-04]",
            ),
            (
                {"agenda": [{"is": "ActionPhase"}]},
                "agenda.0: ActionPhase lies at the bottom; NextPhase belongs there [FG-TRN-01]",
            ),
            (
                {"agenda": []},
                "agenda: the game is not over, but nothing is left to do [FG-INV-10]",
            ),
            (
                {"used_this_phase": ["wistle"]},
                "used_this_phase.0: 'wistle' is no name of this game; did you mean 'whistle'?",
            ),
        ],
    )
    def test_what_no_game_can_reach(self, position: dict[str, object], fault: str) -> None:
        """One fault each, by its path, with the rules that it breaks."""
        assert told(position) == [fault]

    def test_eleven_cards_in_hand(self) -> None:
        """They are there only while the player discards."""
        hand = ["walk", "walk", "focus", "focus", "sprint", "sprint", "guard", "guard", "search"]
        hand += ["search", "planning"]
        discarding = [{"is": "NextPhase"}, {"is": "ActionPhase"}, {"is": "HandLimit", "src": ""}]

        assert told({"hand": hand}) == [
            "hand: 11 cards, and no HandLimit on the agenda; allowed: 10 [FG-INV-07, FG-PLN-03]"
        ]
        assert told({"hand": hand, "agenda": discarding}) == []

    def test_an_unknown_name_is_told_alone(self) -> None:
        """What rests on it is not looked at."""
        found = told({"tableau": ["walk"], "in_play": ["nothing_known"]})

        assert found == ["in_play.0: 'nothing_known' is no name of this game"]
