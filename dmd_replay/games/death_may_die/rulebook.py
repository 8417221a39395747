"""The rule catalogue of Death May Die for the tools.

Example:
    >>> list(CITING.mentions("see AMB-49, -62 and RES-03 to -05"))
    ['DMD-AMB-49', 'DMD-AMB-62', 'DMD-RES-03', 'DMD-RES-04', 'DMD-RES-05']
"""

from typing import Final

from dmd_core.death_may_die import rule_ids
from dmd_core.death_may_die.rulebook import FORM, Edition, Rule, rulebook
from dmd_core.tabletop import rulebook as base
from dmd_replay.games.tabletop.citations import Citing
from dmd_replay.games.tabletop.rulebook import GameRulebook

_EDITIONS: Final = {
    Edition.BOTH: "both editions",
    Edition.PL: "the Polish edition only",
    Edition.UK: "the Ukrainian edition only",
    Edition.DIFFERS: "the editions disagree",
    Edition.EXAMPLE: "seen in an example only",
    Edition.DERIVED: "printed nowhere, follows from others",
}


def known_by(rule: base.Rule) -> str:
    """The sources of a rule, and which edition has it."""
    editions = [_EDITIONS[rule.edition]] if isinstance(rule, Rule) else []
    return "; ".join([*rule.sources, *editions])


CITING: Final = Citing(FORM, rule_ids, rulebook)
RULEBOOK: Final = GameRulebook(rulebook, FORM.prefix, CITING, known_by)

__all__ = ["CITING", "RULEBOOK", "known_by"]
