"""The rule catalogue of Final Girl for the tools.

Example:
    >>> list(CITING.mentions("see AMB-49, -62 and RCT-03 to -05"))
    ['FG-AMB-49', 'FG-AMB-62', 'FG-RCT-03', 'FG-RCT-04', 'FG-RCT-05']
"""

from typing import Final

from dmd_core.final_girl import rule_ids
from dmd_core.final_girl.rulebook import FORM, Firmness, Rule, rulebook
from dmd_core.tabletop import rulebook as base
from dmd_replay.games.tabletop.citations import Citing
from dmd_replay.games.tabletop.rulebook import GameRulebook

_FIRMNESS: Final = {
    Firmness.STATED: "stated by the rulebook",
    Firmness.AGREED: "two sources agree",
    Firmness.ONE_SOURCE: "one source only",
    Firmness.DERIVED: "printed nowhere, follows from others",
}


def known_by(rule: base.Rule) -> str:
    """The sources of a rule, and how sure it is."""
    sure = [_FIRMNESS[rule.firmness]] if isinstance(rule, Rule) else []
    return "; ".join([*rule.sources, *sure])


CITING: Final = Citing(FORM, rule_ids, rulebook)
RULEBOOK: Final = GameRulebook(rulebook, FORM.prefix, CITING, known_by)

__all__ = ["CITING", "RULEBOOK", "known_by"]
