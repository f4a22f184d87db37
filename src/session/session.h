/* session.h: a whole place to play behind one function: a request in, a JSON object out.
 *
 * The browser's module is this and nothing else, and whatever else is not written in C
 * can use it too. A session holds at most one table (session/table/table.h). A request is
 * a line, the first word of which is the command; what follows the line is its body, for
 * commands that take one. The answer is always one JSON object in UTF-8. A request that
 * cannot be done changes nothing, and its answer is
 *
 *     {"error": "A sentence for people.", "rule": "6.3", "field": "player.2"}
 *
 * with the rule and field where there are any, else "". Seats are counted from 1; 0 is
 * nobody, or chance. Lists of things (core/guide.h) are arrays of strings.
 *
 *   games                what can be played: {"games": [{"name", "title", "summary",
 *                        "min", "max", "options": [{"name", "label", "value": the
 *                        default, "values": for people, "help", "choices": [{"value",
 *                        "label"}], "each": [{"value", "label"}]}], "levels":
 *                        [{"name", "label", "usual": bool}], "questions": [{"name",
 *                        "subject", "help"}], "odds": bool, "lesson": bool}]}.
 *                        "choices" is empty where values are too many to list; one of
 *                        "each" for every seat, joined by dots, is a value too. "fresh"
 *                        of a board needs a seed: "fresh:17". Titles, labels and helps
 *                        are in the language spoken
 *   speak CODE           the body is a compiled catalogue (.mo); none for "en".
 *                        {"language": "de"}
 *
 *   new ID               a table of a game id. The body has lines "name.1: Ada",
 *                        "player.2: adept" (a computer player). SITUATION
 *   open                 the body is a record, to go on with. SITUATION
 *   look                 the body is a record, to look at only. SITUATION
 *   follow SEAT          the body is a record without a seed, of a game that is played at
 *                        a server, with SEAT here (0 looks on). Nothing is drawn and
 *                        nobody thinks here: what happened there is told by `play`.
 *                        SITUATION
 *   lesson GAME          the guided first game. SITUATION
 *   next                 on with a lesson's text. SITUATION
 *   situation            SITUATION
 *   seat N               the body, as of `new`, says who takes the seat. Of a game that
 * is followed, who is shown there; while a computer has the own seat, it waits for
 * "elsewhere". SITUATION
 *
 *   choose N             a choice by its number in `choices`. SITUATION
 *   point THING...       what was pointed at so far. SITUATION, with "more": true when
 *                        it is a part of what a choice needs and nothing was chosen yet
 *   all THING...         these and no more. SITUATION
 *   type LINE            a move, or a part of one, as typed: what "draft" had as its
 *                        text is a draft again. SITUATION
 *   back, drop           the last choice of the draft; the whole draft. SITUATION
 *   confirm              makes the move. SITUATION. In a lesson, only the one wanted. Of
 * a game that is followed: SITUATION and "send": the line for the server; the draft stays
 * until `play` tells what came of it play LINE            a whole move for whoever is to
 * act, computers too: what another session found, or somebody elsewhere did. Of a game
 * that is followed, chance too. SITUATION undo, redo           as table_undo, table_redo.
 * SITUATION
 *
 *   why THING...         {"rule", "text"}: why that makes no choice now; "" if it does
 *   about THING          {"title", "text"}: help, paragraphs on lines of their own
 *   name THING...        {"names": [..]}: the titles of several things at once
 *   ask QUESTION         {"text"}
 *   rules GAME           {"markdown"}. The module refuses it where the rules are a file
 *                        of the site (docs/GAME-rules.md)
 *   events FROM          {"events": [{"event", "step", "end", "seat", "round", "move",
 *                        "remark", "text", "things"}]}: from the event FROM on. "things"
 *                        are those that the move pointed at, [] for chance
 *   since FROM REQUEST   does a request that answers SITUATION, and adds what a screen
 *                        shows of it: "log": the events from FROM on, each with its
 *                        "position" as `at` answers it, and "record". Of moves that were
 *                        taken back there is nothing in "log". The body is the request's
 *   at STEP              the position after so many steps of the log: {"step", "state",
 *                        "facts", "scores", "seat", "turn", "round", "over", "prompt"}
 *   record               {"record"}: the text to keep, to share and to go on with
 *   dice                 what chance brought against what was to be expected: {"groups":
 *                        [{"title", "count", "outcomes": [{"text", "count",
 *                        "expected"}]}]}
 *   chances              all that chance brought: {"chances": [{"step", "sum": of the
 *                        weights, "from", "to": the outcome's share of 0..sum-1, without
 *                        "to", "text"}]}, so that fair dice (docs/fair-dice.md) can be
 *                        computed again without knowing the game
 *   board                where the table's places lie (GAME_board below), or {}
 *
 *   think N              the computer player who is to act thinks for N simulations more
 *                        (0: to the end): {"done": bool, "progress", "move": the line it
 *                        made, when done}. Before that, nothing changes
 *   hurry                it plays what it has at the next `think`. {}
 *   hint N               the best moves, by N simulations (0: the usual number): {"seat",
 *                        "win": [..], "moves": [{"text", "things": of the first choice,
 *                        "win", "score", "loss", "reason"}]}
 *   odds                 {"goals": [{"name", "title", "low", "high", "exact", "text",
 *                        "advice"}]}: quickly; `odds GOAL` for one of them, thoroughly
 *   analyse N            begins to look back, N simulations a position (0: usual):
 *                        {"progress": 0}
 *   analyse              a piece of it: {"progress": 0..1}, and when that is 1,
 *                        "analysis": what `cantrip analyse --json` tells
 *
 * SITUATION is
 *   {"game", "id", "options": {NAME: VALUE}, "step", "events", "hash",
 *    "seats": [{"name", "role": in the game, "player": "" or the computer's spec,
 *               "label": the level for people}],
 *    "waits": "person" | "computer" | "over" | "elsewhere": another is to act in a game
 *             that is followed, "seat", "viewer": 0 for who looks on, "follows": bool,
 *    "turn", "round",
 *    "prompt", "practice": bool, "scores": [..], "winners": [seats],
 *    "standing": what the points are made of, lines of text, when it is over, else "",
 *    "draft": {"text", "count", "whole": bool, "remark": what it would bring when it is
 *              whole, in words, else "", "things"},
 *    "choices": [{"choice": its number for `choose`, "text", "things", "remark"}],
 *    "undo": {"can": bool, "practice": bool, "why"}, "redo": bool,
 *    "more": bool, "enough": bool: what was pointed at is a choice as it is (`all`),
 *    "lit": the things that can be pointed at besides those,
 *    "lesson": null | {"text", "things", "waits": bool, "over": bool},
 *    "state": the position with the draft made, as the viewer may see it,
 *             GAME's own JSON (docs/engine-protocol.md),
 *    "facts": what the rules say of that position (below)}
 *
 * "turn" and "round" stay those of the player who makes a move until it is confirmed.
 * "state", "facts" and "scores" are those that his draft leads to.
 *
 * In a game that is followed no move is taken back, and while it is on `hint` and
 * `analyse` are refused; odds are for everybody.
 *
 * A game that is looked at waits for nobody ("over"), finished or not. A lesson that is
 * not over always waits for the person: others move when it goes on.
 *
 * Of seals, `board` is {"svg": the dungeon without what lies on it, "size": half its
 * width, "spaces": [{"name", "x", "y", "kind", "room", "title": of the room}], "ways":
 * [[NAME, NAME]]}; x and y are in the drawing's units. Of ciub it is {"cards": [{"name",
 * "letter", "points", "owl": bool, "numbers": [..], "sum", "equal"}], "dice": [{"name",
 * "label", "sides": [..]}]}: the set; of a card one of the last three is not empty or 0,
 * or none in the Opus Magnum.
 *
 * Of seals, "facts" are {"lying": scrolls of strength 6 in the dungeon, "togo": how many
 * of them are still to be taken until the game ends (4.7), "waiting": the elements whose
 * guardians take part and wait beside the board (1.6)}. Of ciub they are {"sum": of the
 * numbers in the tray, "togo": cards of the pile until its end begins (5.1)}. Of other
 * games they are {}. */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "base/buffer.h"
#include "core/game.h"

struct session;

/* The list of games ends with NULL and stays the caller's. The language is that of the
 * whole process (i18n/i18n.h), and English again when the session that set it is gone.
 */
struct session *session_new(const struct game *const *games);
void session_free(struct session *session);
/* Does a request, which need not be terminated; `answer` gets the JSON object. */
void session_do(struct session *session, const char *request, size_t length,
                struct buffer *answer);

#endif
