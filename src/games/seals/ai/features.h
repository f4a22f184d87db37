/* features.h: the numbers that describe how a seat stands, by name. */
#ifndef GAMES_SEALS_AI_FEATURES_H
#define GAMES_SEALS_AI_FEATURES_H

#define SEALS_FEATURES(X)                                                                \
    /* points: own, against the best other; the lead as the end comes near */            \
    X(SCORE, "score")                                                                    \
    X(LEAD, "lead")                                                                      \
    X(LEAD_TWO, "lead-two-to-go")                                                        \
    X(LEAD_ONE, "lead-one-to-go")                                                        \
    X(LEAD_NEAR, "lead-near-end")                                                        \
    X(LEAD_LAST, "lead-last-round")                                                      \
    X(AHEAD_LAST, "ahead-last-round")                                                    \
    X(PLANNED, "planned-lead")                                                           \
    X(PLANNED_NEAR, "planned-lead-near-end")                                             \
    X(PLANNED_LAST, "planned-lead-last-round")                                           \
    X(FINISH, "finish")                                                                  \
    /* the game: the same for all seats */                                               \
    X(PLAYERS, "players")                                                                \
    X(END, "end")                                                                        \
    X(LAST, "last-round")                                                                \
    X(LEFT, "left")                                                                      \
    /* the round */                                                                      \
    X(TURN, "turn")                                                                      \
    X(ORDER, "order")                                                                    \
    X(NEXT_ORDER, "next-order")                                                          \
    X(OUT, "out")                                                                        \
    X(DICE, "dice")                                                                      \
    X(PIPS, "pips")                                                                      \
    X(WAITING, "waiting")                                                                \
    X(OWED, "owed")                                                                      \
    X(STUCK, "stuck")                                                                    \
    /* what the dice can do */                                                           \
    X(PLAN, "plan")                                                                      \
    X(PLAN_VALUE, "plan-value")                                                          \
    X(PLAN_TURN, "plan-turn")                                                            \
    X(PLAN_LAST, "plan-last-round")                                                      \
    X(PLAN_STRONG, "plan-strong")                                                        \
    X(PROMISE, "promise")                                                                \
    X(PROMISE_STUCK, "promise-stuck")                                                    \
    X(GRAB, "grab")                                                                      \
    X(GRAB_LOST, "grab-lost")                                                            \
    X(GRAB_SAFE, "grab-safe")                                                            \
    X(BREAKS, "breaks")                                                                  \
    X(HOPE, "hope")                                                                      \
    /* how far the scrolls are, and whether others are nearer */                         \
    X(SEALS, "seals")                                                                    \
    X(PROSPECT, "prospect")                                                              \
    X(PROSPECT_STRONG, "prospect-strong")                                                \
    X(NEAR_1, "near-1")                                                                  \
    X(NEAR_2, "near-2")                                                                  \
    X(NEAR_3, "near-3")                                                                  \
    X(NEAR_4, "near-4")                                                                  \
    X(FIRST_1, "first-1")                                                                \
    X(FIRST_2, "first-2")                                                                \
    X(FIRST_3, "first-3")                                                                \
    X(FIRST_4, "first-4")                                                                \
    X(STRONG_1, "strong-1")                                                              \
    X(STRONG_2, "strong-2")                                                              \
    X(STRONG_3, "strong-3")                                                              \
    X(STRONG_FIRST, "strong-first")                                                      \
    X(BARRED, "barred")                                                                  \
    /* scrolls to use */                                                                 \
    X(BINDING_UP, "binding-up")                                                          \
    X(FAMILIAR, "familiar")                                                              \
    X(READY_BASIC, "ready-basic")                                                        \
    X(READY_LATER, "ready-later")                                                        \
    X(FACE_DOWN, "face-down")                                                            \
    X(SYNERGY_HOPE, "synergy-hope")                                                      \
    X(ABSORBED, "absorbed")                                                              \
    /* own scrolls of each spell, while there is time to use them */                     \
    X(CHANGE, "change")                                                                  \
    X(RENEWAL, "renewal")                                                                \
    X(STRENGTHENING, "strengthening")                                                    \
    X(GROWTH, "growth")                                                                  \
    X(SWAP, "swap")                                                                      \
    X(EXCHANGE, "exchange")                                                              \
    X(ABSORPTION, "absorption")                                                          \
    X(DISINTEGRATION, "disintegration")                                                  \
    X(REARRANGEMENT, "rearrangement")                                                    \
    X(DECEPTION, "deception")                                                            \
    X(ALTERATION, "alteration")                                                          \
    X(TRANSFER, "transfer")                                                              \
    X(THEFT, "theft")                                                                    \
    X(EXPLOITATION, "exploitation")                                                      \
    X(DISPATCH, "dispatch")                                                              \
    X(LEAP, "leap")                                                                      \
    X(TELEPORTATION, "teleportation")                                                    \
    X(GUARDIAN, "guardian")                                                              \
    X(SPEED, "speed")

enum feature {
#define X(id, name) FEATURE_##id,
    SEALS_FEATURES(X)
#undef X
        FEATURES
};

struct seals_world;
struct seals_state;

/* The features of every seat, value[seat * count + feature], of a settled state. */
void seals_features_find(const struct seals_world *world, const struct seals_state *state,
                         float *value);

#endif
