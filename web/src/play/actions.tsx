// actions.tsx: the buttons under the table: what can be said, what the table does not show, and
// what becomes of the move that is being put together.
import { linkTo } from '../core/router';
import { say } from '../core/say';
import type { Scene, View } from '../core/view';
import type { ThingName } from '../core/types';
import { Button } from '../ui/button';
import { namesOf } from '../ui/names';
import { Thing } from '../ui/thing';
import { Chances } from './chances';
import { Draft } from './draft';
import type { Model } from './model';
import { Ask, questionOf, Thinking } from './question';
import { title } from './words';

// What a button for a thing says besides its name: the remark of the one choice it makes.
function remarkOf(model: Model, thing: ThingName) {
  const choices = model.situation.choices.filter((choice) => choice.things.includes(thing));
  return choices.length === 1 && choices[0].things.length === 1 ? choices[0].remark : '';
}

function Choices({ model, scene, things }: { model: Model; scene: Scene; things: ThingName[] }) {
  const name = namesOf(model.app.session, model.situation.game, things);
  return (
    <div class="play-row play-choices">
      {things.map((thing) => {
        const remark = remarkOf(model, thing);
        const words = title(name(thing) || thing.replace(/^[^:]*:/, ''));
        return (
          <Thing key={thing} as="button" scene={scene} name={thing} class="button play-choice"
            label={remark ? `${words}: ${remark}` : words}>
            <span>{words}</span>{' '}
            {remark && <small>{remark}</small>}
          </Thing>
        );
      })}
    </div>
  );
}

function Lesson({ model }: { model: Model }) {
  const lesson = model.situation.lesson!;
  return (
    <div class="play-lesson">
      <p tabIndex={0}>{lesson.text}</p>
      {lesson.over ? <Button kind="main" href={linkTo('new', model.situation.game)}>{say('Play a whole game')}</Button>
        : lesson.waits && <Button kind="main" onClick={() => model.next()}>{say('Next')}</Button>}
    </div>
  );
}

export function Actions({ model, view, scene }: { model: Model; view: View; scene: Scene }) {
  const question = questionOf(model);
  const things = [...scene.lit].filter((thing) => thing.startsWith('word:') || !view.shows(thing, scene));
  return (
    <div class="play-actions" role="group" aria-label={say('What you can do')}>
      {model.situation.lesson && !model.telling && !model.past && <Lesson model={model} />}
      {question && <Ask {...question} />}
      {!question && model.situation.waits === 'computer' && <Thinking model={model} />}
      {model.info.odds && !model.situation.lesson && <Chances model={model} />}
      {model.free && things.length > 0 && <Choices model={model} scene={scene} things={things} />}
      {model.free && !things.length && !model.situation.draft.count && !model.picked.length && !model.situation.lesson &&
        <p class="play-invite">{say('Choose one of the things that glow.')}</p>}
      {model.free && <Draft model={model} />}
    </div>
  );
}
