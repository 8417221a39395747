"""Dice, tracks, boards and maps in words."""

from collections.abc import Iterable

from dmd_core.death_may_die.content.board import (
    CoreTokens,
    Die,
    Face,
    MapDef,
    SpaceDef,
    SummoningTrack,
    Tracks,
)
from dmd_core.death_may_die.content.cards import InvestigatorDef
from dmd_core.death_may_die.ids import SpaceId
from dmd_core.death_may_die.say.base import Speech
from dmd_core.death_may_die.say.card_text import TEXTS, CardText, TextKind
from dmd_core.tabletop.text.english import amounts, capital, listed, some


@TEXTS.on(Die)
def _die(_speech: Speech, die: Die) -> CardText:
    faces = ", ".join(f"{_face(face)} ({face.copies})" for face in die.faces)
    name = f"{capital(die.id)} die"
    return CardText(die.id, name, TextKind.DIE, (f"Faces: {faces or 'none'}.",))


def _face(face: Face) -> str:
    symbols = amounts(
        (face.successes, "Success"),
        (face.elder_signs, "Elder Sign"),
        (face.tentacles, "Tentacle"),
    )
    return symbols or "Blank"


@TEXTS.on(Tracks)
def _tracks(_speech: Speech, tracks: Tracks) -> CardText:
    marks = ", ".join(str(mark) for mark in tracks.thresholds) or "none"
    dice = ", ".join(str(mark) for mark in tracks.bonus_thresholds) or "none"
    lines = (
        f"Stress: 0 to {tracks.stress}.",
        f"Wounds: an Investigator dies of Wound {tracks.wounds}.",
        f"Sanity: an Investigator is consumed by madness at a loss of {tracks.sanity}.",
        f"Thresholds at a loss of: {marks}. A bonus die for good at: {dice}.",
    )
    return CardText("tracks", "Investigator board", TextKind.TRACK, lines)


@TEXTS.on(SummoningTrack)
def _summoning_track(_speech: Speech, track: SummoningTrack) -> CardText:
    line = (
        f"The Elder One starts on space {track.start}, is summoned from space {track.first_red} on,"
        f" and the game is lost on space {track.last}."
    )
    return CardText("summoning_track", "Summoning track", TextKind.TRACK, (line,))


@TEXTS.on(CoreTokens)
def _core_tokens(_speech: Speech, tokens: CoreTokens) -> CardText:
    return CardText("fire", "Fire", TextKind.TOKEN, (f"{some(tokens.fire, 'token')}.",))


@TEXTS.on(InvestigatorDef)
def _investigator(speech: Speech, board: InvestigatorDef) -> CardText:
    skills = listed([speech.names.skill(skill) for skill in board.skills]) or "none"
    return CardText(board.id, board.name, TextKind.INVESTIGATOR, (f"Skills: {skills}.",))


# --- the map ---------------------------------------------------------------------------------


@TEXTS.on(MapDef)
def _map(speech: Speech, board: MapDef) -> CardText:
    """What setup puts on each Space, then the ways between them."""
    names = {space.id: space.name for space in board.spaces}

    def name(space: SpaceId) -> str:
        return names.get(space, space)

    def ways(pairs: Iterable[tuple[SpaceId, SpaceId]]) -> str:
        return ", ".join(f"{name(a)} - {name(b)}" for a, b in pairs) or "none"

    lines = [f"Start Space: {name(board.start)}."]
    lines.extend(f"{space.name}: {_contents(speech, space)}." for space in board.spaces)
    lines.append(f"Passages: {ways(board.passages)}.")
    lines.append(f"Stairs: {ways(board.stairs)}.")
    lines.append(f"Tunnels: {ways(board.tunnels)}.")
    return CardText("map", "Map", TextKind.MAP, tuple(lines))


def _contents(speech: Speech, space: SpaceDef) -> str:
    parts = [f"{gate.value} Gate" for gate in space.all_gates]
    if space.fire:
        parts.append(some(space.fire, "Fire token"))
    parts.extend(speech.names.enemy(enemy) for enemy in space.enemies)
    parts.extend(speech.names.object for _ in space.objects)
    parts.extend(speech.names.token(token) for token in space.tokens)
    return ", ".join(parts) or "empty"


__all__: list[str] = []
