/* pig_view_test.c: the two buttons and the players of Pig can be pointed at. */
#include <string.h>

#include "games/pig/pig.h"
#include "look.h"
#include "tests/base/check.h"

TEST(everything_that_can_be_chosen_is_there)
{
    static struct look look;
    struct match *match = look_match(&pig_game, "5", "view");
    struct rng rng;
    rng_seed(&rng, 3);
    for (int step = 0; step < 300 && !match_over(match); step++) {
        bool ascii = step % 2 == 0;
        int height = step % 3 == 0 ? 50 : 18;
        look_init(&look, match, &pig_view, height, step % 3 == 0 ? 160 : 80, ascii);
        look_check(&look);
        assert_int_equal(look.canvas.spots, 5 + 2);
        look_deinit(&look);
        look_step(match, &rng);
    }
    match_free(match);
}

TEST(the_turn_is_shown)
{
    static struct look look;
    struct match *match = look_match(&pig_game, "2", "");
    struct reason why;
    struct buffer out;
    assert_true(match_play(match, "roll", &why));
    assert_true(match_play(match, "die 5", &why));
    look_init(&look, match, &pig_view, 18, 80, true);
    buffer_init(&out);
    canvas_text(&look.canvas, &out);
    assert_non_null(strstr(out.data, "> Ada"));
    assert_non_null(strstr(out.data, "0 + 5"));
    assert_non_null(strstr(out.data, "[ Roll ]  [ Hold ]"));
    buffer_deinit(&out);
    look_deinit(&look);
    match_free(match);
}
