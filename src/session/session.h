/* session.h: a whole place to play behind one function: a request in, a JSON object out.
 *
 * The browser's module is this and nothing else, and any other program that is not
 * written in C can use it too. A session holds at most one table (session/table/table.h).
 *
 * A request is one line: a command and its arguments. Lines after it are its body, for
 * the commands that take one. The answer is always one JSON object in UTF-8. A request
 * that cannot be carried out changes nothing, and its answer is
 *
 *     {"error": "A sentence for people.", "rule": "6.3", "field": "player.2"}
 *
 * where "rule" and "field" are "" if there is none. Seats are counted from 1; 0 is
 * nobody, or chance. THINGS are arrays of names (core/guide.h). Words in capitals stand
 * for the objects described after the list of requests.
 *
 * What can be played
 *
 *   games            {"games": [GAME]}
 *   rules GAME       {"markdown"}. The module refuses it where the rules are a file of
 *                    the site (docs/GAME-rules.md)
 *   speak CODE       {"language"}: the language from now on. The body is its compiled
 *                    catalogue (.mo); none for "en"
 *
 * Sitting down: each answers with SITUATION
 *
 *   new ID           a new table of a game id. Body: lines "name.1: Ada" and
 *                    "player.2: adept" (a computer player)
 *   open             a record to play on. Body: the record
 *   look             a record to look at only. Body: the record
 *   follow SEAT      a game that is played at a server, with SEAT here (0: a spectator).
 *                    Body: its record, without a seed. Nothing is drawn and no computer
 *                    thinks here: `play` reports what happened there
 *   lesson GAME      the guided first game
 *   next             goes on with the lesson's text
 *   seat N           changes who has seat N. Body: as of `new`. In a game that is
 *                    followed it changes who is shown there; while a computer player has
 *                    the session's own seat, the table waits for "elsewhere"
 *   situation        changes nothing
 *
 * Making a move: each answers with SITUATION
 *
 *   choose N         adds a choice to the draft, by its number in "choices"
 *   point THING...   what was pointed at so far; "more" is true while that is a part of
 *                    what a choice needs, and nothing was chosen yet
 *   all THING...     these things and no more make the choice
 *   type LINE        a move or a part of one, as typed; "text" of a draft typed again
 *                    makes the same draft
 *   back             drops the last choice of the draft
 *   drop             drops the whole draft
 *   confirm          makes the move; in a lesson, only the one it asks for. In a game
 *                    that is followed nothing is made: the answer has "send" as well, the
 *                    line for the server, and the draft stays until `play` reports what
 *                    came of it
 *   play LINE        a whole move for whoever is to act, computer players too: what
 *                    another session found or a player elsewhere did. In a game that is
 *                    followed, outcomes of chance too
 *   undo, redo       as table_undo and table_redo
 *
 * Questions
 *
 *   why THING...     {"rule", "text"}: why these things make no choice now; "" if they do
 *   about THING      {"title", "text"}: help, one paragraph a line
 *   name THING...    {"names": [..]}: the titles of several things at once
 *   ask QUESTION     {"text"}
 *   events FROM      {"events": [EVENT]}: from event number FROM on
 *   since FROM REQUEST
 *                    does a request that answers with SITUATION, and adds what a screen
 *                    shows of it: "log", the events from FROM on, each with its
 *                    "position" as `at` answers it, and "record". Moves that were taken
 *                    back are not in "log". Body: the request's own
 *   at STEP          the position after so many steps of the log: {"step", "state",
 *                    "facts", "scores", "seat", "turn", "round", "over", "prompt"}
 *   record           {"record"}: the text to keep, to share and to open again
 *   board            BOARD, or {}
 *   dice             {"groups": [{"title", "count", "outcomes": [{"text", "count",
 *                    "expected"}]}]}: how often each side came up, and how often it was
 *                    to be expected
 *   chances          {"chances": [{"step", "sum", "from", "to", "text"}]}: for each
 *                    outcome of chance the sum of the weights and its share of 0..sum-1,
 *                    "from" included and "to" not. With them anyone can compute fair dice
 *                    (docs/fair-dice.md) again without knowing the game
 *
 * Tables at a server
 *
 *   room             applies events of a server's table to what a client knows of it.
 *                    Body: {"table", "events"} as the server sent them
 *                    (docs/protocol.md). {"state", "deadline", "n", "at",
 *                    "commitment", "seats", "free", "entropy", "seed"?, "rematch"?}: the
 *                    members of "table" that can be others now, but for clocks and
 *                    result. The session keeps nothing of it
 *
 * Computer players
 *
 *   think N          the one who is to act thinks for N more simulations (0: to the end):
 *                    {"done": bool, "progress"}, and once done "move": the line it
 *                    played. Until then nothing changes
 *   hurry            it plays what it has at the next `think`. {}
 *   hint N           the best moves by N simulations (0: the usual number): {"seat",
 *                    "win": [..], "score": [..], "moves": [{"text", "things": of the
 *                    first choice, "win", "score", "loss", "share", "reason"}]}
 *   odds             {"goals": [{"name", "low", "high", "exact", "advice", "method",
 *                    "title", "text"}]}, quickly
 *   odds GOAL        the same for one goal, thoroughly
 *   analyse N        starts to analyse the game, N simulations a position (0: the usual
 *                    number): {"progress": 0}
 *   analyse          the next piece of that: {"progress"}, and once it is 1 "analysis":
 *                    what `cantrip analyse --json` prints
 *
 * GAME is
 *
 *   "name", "title", "summary"
 *   "min", "max"     how many can play
 *   "options"        [{"name", "label", "value": the default, "values": for people,
 *                    "help", "choices": [{"value", "label"}], "each": [{"value",
 *                    "label"}]}]. "choices" is empty if there are too many values to
 *                    list. One value of "each" for every seat, joined by dots, is a value
 *                    too. "fresh" of a board needs a seed: "fresh:17"
 *   "levels"         [{"name", "label", "usual": bool}] of the computer players
 *   "questions"      [{"name", "subject", "help"}] for `ask`
 *   "odds", "lesson" bool: whether there are any
 *
 * SITUATION is all that a screen shows:
 *
 *   "game", "id"     its name, and the game id
 *   "options"        {NAME: VALUE}
 *   "step", "events" how many there are
 *   "hash"           of the position (match_hash)
 *   "seats"          [{"name", "role": in the game, "player": "" or the computer player's
 *                    spec, "label": its level for people}]
 *   "waits"          for "person", "computer", "over" or, in a game that is followed,
 *                    "elsewhere": another seat, or chance, is to act
 *   "seat"           who is to act
 *   "viewer"         who sees the table; 0: a spectator
 *   "follows"        bool: the game is followed
 *   "turn", "round"  those of the player who makes a move until it is confirmed
 *   "prompt"         who must do what
 *   "practice"       bool: something was taken back past dice or another's move
 *   "scores"         [..], as the draft leaves them
 *   "winners"        [seats]
 *   "standing"       once it is over: what the points are made of, lines of text; else ""
 *   "draft"          {"text", "count", "whole": bool, "immediate": bool: it can be
 *                    made without asking, "news": bool: making it brings dice or
 *                    another player's turn, "remark": what a whole one would bring,
 *                    else "", "things"}
 *   "choices"        [{"choice": its number for `choose`, "text", "things", "remark"}]
 *   "undo"           {"can": bool, "practice": bool, "why"}
 *   "redo"           bool
 *   "more"           bool: of `point`
 *   "enough"         bool: what was pointed at is a choice as it is (`all`)
 *   "lit"            THINGS that can be pointed at besides those
 *   "lesson"         null or {"text", "task": what to do now, "things": to point at
 *                    next, "waits": bool, "over": bool}
 *   "state"          the position with the draft made, as the viewer may see it: the
 *                    game's own JSON (docs/engine-protocol.md)
 *   "facts"          FACTS about that position
 *
 * A game that is looked at waits for nobody ("over"), finished or not. A lesson that is
 * not over always waits for the person: the others move when it goes on. In a game that
 * is followed no move is taken back, and until it is over `hint` and `analyse` are
 * refused; odds are for everybody.
 *
 * EVENT is one whole move or chance event: {"event", "step", "end", "seat", "round",
 * "move", "remark", "text", "things": what the move pointed at, [] for chance}.
 *
 * BOARD is what lies on the table from the beginning:
 *
 *   seals            {"svg": the dungeon without what lies on it, "size": half its width,
 *                    "spaces": [{"name", "x", "y", "kind", "room", "title": of the
 *                    room}], "ways": [[NAME, NAME]], "spells": [{"id", "title",
 *                    "strength", "circle", "gist"}]}; x and y are units of the drawing.
 *                    The spells are those of all games, in the order of their rules:
 *                    "id" is what scrolls are called by in moves ("leap" in "leap.fire"),
 *                    "circle" 0 is Binding's, whose scroll names no element
 *   ciub             {"cards": [{"name", "letter", "points", "owl": bool, "numbers":
 *                    [..], "sum", "equal"}], "dice": [{"name", "label", "sides": [..]}]}:
 *                    the set. Of a card one of the last three members is not empty or 0;
 *                    of the Opus Magnum none is
 *
 * FACTS are what the rules say of a position; {} in other games:
 *
 *   seals            {"lying": strength-6 scrolls in the dungeon, "togo": how many of
 *                    them are still to be taken until the game ends (4.7), "waiting": the
 *                    elements whose guardians take part and wait beside the board (1.6)}
 *   ciub             {"sum": of the numbers in the tray, "togo": cards of the pile until
 *                    its end begins (5.1)} */
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
