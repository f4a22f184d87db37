/* session.h: a table behind one function: a request in, a JSON object out.
 *
 * This is all that the browser's module offers, and any other program that is not written
 * in C can use it too. A session holds at most one table (session/table/table.h).
 *
 * A request is one line: a command and its arguments. The lines after it are its body,
 * for commands that take one. The answer is always one JSON object in UTF-8. A refused
 * request changes nothing, and its answer is
 *
 *     {"error": "A sentence for people.", "rule": "6.3", "field": "player.2"}
 *
 * where "rule" and "field" are "" if there is none. Seats count from 1; 0 is nobody, or
 * chance. THINGS are arrays of names (core/guide.h). Words in capitals stand for the
 * objects described after the list of requests.
 *
 * Games
 *
 *   games            {"games": [GAME]}
 *   rules GAME       {"markdown"}. The module refuses it where the rules are a file of
 *                    the site (docs/GAME-rules.md)
 *   achievements GAME
 *                    {"achievements": [{"key", "title", "how": to do it, in a sentence,
 *                    "rule": that says more, or ""}]}: things to try, of all games and of
 *                    this one
 *   speak CODE       {"language"}: sets the language. Body: its compiled catalogue (.mo);
 *                    none for "en"
 *
 * Tables; each answers with SITUATION
 *
 *   new ID           starts a game by its game id. Body: lines "name.1: Ada" and
 *                    "player.2: adept" (a computer player)
 *   open             continues a record. Body: the record
 *   look             shows a record, which cannot be played on. Body: the record
 *   follow SEAT      follows a game that is played at a server, with SEAT here (0: a
 *                    spectator). Body: its record, without a seed. Nothing is drawn
 *                    and no computer thinks here: `play` reports what happened there
 *   lesson GAME      starts the guided first game
 *   next             continues the lesson's text
 *   seat N           changes who has seat N. Body: as for `new`. In a followed game it
 *                    changes who is shown there; while a computer player has the
 *                    session's own seat, the table waits for "elsewhere"
 *   situation        changes nothing
 *
 * Moves; each answers with SITUATION
 *
 *   choose N         adds a choice to the draft, by its number in "choices"
 *   point THING...   everything pointed at so far; "more" is true while that is part of
 *                    what a choice needs, and nothing was chosen yet. Where "lit" has
 *                    what the rest of the move leaves out, such as the dice to give back
 *                    in ciúb, and not the things of "choices", the last of what it leaves
 *                    out makes the choices of all others
 *   all THING...     chooses by exactly these things
 *   type LINE        a move or a part of one, as typed; typing the "text" of a draft
 *                    makes the same draft
 *   back             drops the last choice of the draft
 *   drop             drops the whole draft
 *   confirm          makes the move; in a lesson, only the one it asks for. In a followed
 *                    game it makes none: the answer also has "send", the line for the
 *                    server, and the draft stays until `play` reports the result
 *   play LINE        makes a whole move for whoever is to act, computer players too: one
 *                    that another session found or a player elsewhere made. In a followed
 *                    game, outcomes of chance too
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
 *                    runs a request that answers with SITUATION, and adds what a screen
 *                    shows of it: "log", the events from FROM on, each with its
 *                    "position" as `at` answers it, and "record". Undone moves are not in
 *                    "log". Body: the request's own
 *   at STEP          the position after so many steps of the log: {"step", "state",
 *                    "facts", "scores", "seat", "turn", "round", "over", "prompt"}
 *   record           {"record"}: the text to save, share and open again
 *   board            BOARD, or {}
 *   earned STEP      {"earned": [KEY]}: of the achievements those that the people here
 *                    earn by what happened from that step of the log on; in a followed
 *                    game our own seat. None in lessons and games for practice
 *   dice             {"groups": [{"title", "count", "outcomes": [{"text", "count",
 *                    "expected"}]}]}: how often each side came up, and how often it
 *                    should on average
 *   chances          {"chances": [{"step", "sum", "from", "to", "text"}]}: for each
 *                    outcome of chance the sum of the weights and its share of 0..sum-1,
 *                    "from" included and "to" not. With them anyone can verify fair dice
 *                    (docs/fair-dice.md) without knowing the game
 *
 * Tables at a server
 *
 *   room             applies the events of a server's table to what a client knows of it.
 *                    Body: {"table", "events"} as the server sent them
 *                    (docs/protocol.md). {"state", "deadline", "n", "at",
 *                    "commitment", "seats", "free", "entropy", "seed"?, "rematch"?}: the
 *                    members of "table" that can have changed, except for clocks and
 *                    result. The session keeps none of it
 *
 * Computer players
 *
 *   think N          the computer player to act thinks for N more simulations (0: to the
 *                    end): {"done": bool, "progress"}, and once done "move": the line it
 *                    played. Until then nothing changes
 *   hurry            makes it move at the next `think`, with what it has found. {}
 *   hint N           the best moves by N simulations (0: the usual number): {"seat",
 *                    "win": [..], "score": [..], "moves": [{"text", "things": of the
 *                    first choice, or what the move leaves out, "win", "score", "loss",
 *                    "share", "reason"}]}
 *   judge MOVE       what a whole move is worth beside others. Body: those moves, as
 *                    lines, the best one first. {"same": the number of the line that
 *                    leads to the same position, or 0, "reason": why the best one is
 *                    better, or why it is best, "loss"?: of winning chance compared with
 *                    it, by a search; only if "same" is 0}
 *   odds             {"goals": [{"name", "low", "high", "exact", "advice", "method",
 *                    "title", "text"}]}, quickly
 *   odds GOAL        the same for one goal, thoroughly
 *   analyse N        starts an analysis of the game, N simulations per position (0: the
 *                    usual number): {"progress": 0}
 *   analyse          its next slice: {"progress"}, and once that is 1 "analysis": what
 *                    `cantrip analyse --json` prints
 *
 * GAME is
 *
 *   "name", "title", "summary"
 *   "min", "max"     how many can play
 *   "options"        [{"name", "label", "value": the default, "values": for people,
 *                    "help", "choices": [CHOICE], "each": [CHOICE]}]. A CHOICE is
 *                    {"value", "label", "help": what it changes, or "", "beginners":
 *                    bool: what to take for a first game}. "choices" is empty if there
 *                    are too many values to list. One value of "each" per seat, joined
 *                    by dots, is a value too. The board "fresh" needs a seed:
 *                    "fresh:17"
 *   "levels"         [{"name", "label", "help": how well it plays, or "", "usual": bool}]
 *                    of the computer players, weakest first
 *   "questions"      [{"name", "subject", "help"}] for `ask`
 *   "odds", "lesson" bool: whether there are any
 *
 * SITUATION is all that a screen shows:
 *
 *   "game", "id"     its name, and the game id
 *   "options"        {NAME: VALUE}
 *   "step", "events" how many there are so far
 *   "hash"           of the position (match_hash)
 *   "seats"          [{"name", "role": in the game, "player": "" or the computer player's
 *                    spec, "label": its level for people}]
 *   "waits"          for "person", "computer", "over" or, in a followed game,
 *                    "elsewhere": another seat, or chance, is to act
 *   "seat"           who is to act
 *   "viewer"         who sees the table; 0: a spectator
 *   "follows"        bool: the game is followed
 *   "turn", "round"  until a move is confirmed, those before it
 *   "prompt"         who must do what
 *   "practice"       bool: something was undone past dice or another's move
 *   "scores"         [..], with the draft made
 *   "winners"        [seats]
 *   "ended"          once it is over: why, if the game can say so; else ""
 *   "standing"       once it is over: where the points come from, as lines; else ""
 *   "draft"          {"text", "count", "whole": bool, "immediate": bool: it can be
 *                    made without asking, "news": bool: making it brings dice or
 *                    another player's turn, "remark": what a whole one would achieve,
 *                    else "", "things", "placed": THINGS it has put somewhere, to be
 *                    pointed at to take them back, "left": THINGS that a whole one
 *                    leaves out, where people point at those: pointing at one drops the
 *                    draft, "motion": MOTION so far}
 *   "choices"        [{"choice": its number for `choose`, "text", "things", "remark"}]
 *   "undo"           {"can": bool, "practice": bool, "why"}
 *   "redo"           bool
 *   "more"           bool: of `point`
 *   "enough"         bool: what was pointed at is already a choice (`all`)
 *   "lit"            THINGS that can be pointed at in addition; in a lesson also those
 *                    that its next move alone allows
 *   "lesson"         null or {"text", "task": what to do now, "things": to point at
 *                    next, "waits": bool, "last": bool: the text is the last,
 *                    "over": bool}
 *   "state"          the position with the draft made, as the viewer may see it: the
 *                    game's own JSON (docs/engine-protocol.md)
 *   "facts"          FACTS about that position
 *
 * A game that is only looked at waits for nobody ("over"), finished or not. A lesson that
 * is not over always waits for the person: the others move when it goes on. In a followed
 * game no move can be undone, and until it is over `hint` and `analyse` are refused; odds
 * are for everybody.
 *
 * EVENT is one whole move or chance event: {"event", "step", "end", "seat", "round",
 * "move", "remark", "text", "things": what the move pointed at, [] for chance, "motion":
 * MOTION, "dice": how many fall, "turn": TURN}.
 *
 * TURN is the turn that an event is part of, as far as this event: {"first": the number
 * of its first event, "seat": whose it is, 0 if nobody's, as the deal, "summary": what
 * was achieved so far, perhaps "", with notation in back quotes (took `6-6`), "dice":
 * with which dice, in notation, perhaps "", "points": that the player won in it, "over":
 * bool: this event ended it}.
 *
 * BOARD is what does not change in a game:
 *
 *   seals            {"svg": the dungeon without what lies on it, "size": half its
 *                    width, "spaces": [{"name", "x", "y", "kind", "room", "title":
 *                    of the room}], "ways": [[NAME, NAME]], "spells": [{"id",
 *                    "title", "strength", "circle", "gist", "does", "rule"}]}.
 *                    x and y are units of the drawing. The spells are those of all
 *                    circles, in the order of their rules: "id" is the name of its
 *                    scrolls in moves ("leap" in "leap.fire"), and "circle" is 0
 *                    for Binding, whose scroll names no element
 *   ciub             {"cards": [{"name", "letter", "points", "owl": bool, "numbers":
 *                    [..], "sum", "equal"}], "dice": [{"name", "label", "sides": [..]}]}:
 *                    the set. Of a card one of the last three members is not empty or 0;
 *                    of the Opus Magnum none is
 *
 * FACTS are what the rules say about a position; {} in other games:
 *
 *   seals            {"lying": strength-6 scrolls in the dungeon, "togo": how many more
 *                    must be taken to end the game (4.7), "waiting": the elements whose
 *                    guardians take part and wait beside the board (1.6), "dice": how
 *                    many each seat has, in hand or taken for the next round}
 *   ciub             {"sum": of the numbers in the tray, "togo": cards of the pile until
 *                    its end begins (5.1), "dice": how many each seat has}
 *
 * MOTION is how things get where a move or an event of chance puts them, as far as the
 * positions before and after it do not say; {} in other games:
 *
 *   seals            of a move {"path": [SPACE]}: the spaces that the mage passes to the
 *                    seals it breaks (or its familiar does from there, 6.1), from the
 *                    first to the last; [] if it breaks none. Of a roll {"roller": seat,
 *                    "rolled": ["f3"]}: the dice that fell */
#ifndef SESSION_SESSION_H
#define SESSION_SESSION_H

#include "base/buffer.h"
#include "core/game.h"

struct session;

/* The list of games ends with NULL and stays the caller's. The language is that of the
 * whole process (i18n/i18n.h), and English again once the session that set it is freed.
 */
struct session *session_new(const struct game *const *games);
void session_free(struct session *session);
/* Runs a request, which need not be terminated; `answer` becomes the JSON object. */
void session_do(struct session *session, const char *request, size_t length,
                struct buffer *answer);

#endif
