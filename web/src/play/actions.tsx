// actions.tsx: what stands under the table: a lesson, a question, who thinks, or the move that is
// being put together.
import { linkTo } from '../core/router';
import { say } from '../core/say';
import type { Scene, View } from '../core/view';
import { Button } from '../ui/button';
import { Chances } from './chances';
import { Compose } from './compose';
import type { Model } from './model';
import { Ask, questionOf, Thinking } from './question';

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
  return (
    <div class="play-actions" role="group" aria-label={say('What you can do')}>
      {model.situation.lesson && !model.telling && !model.past && <Lesson model={model} />}
      {question && <Ask {...question} />}
      {!question && model.computes && <Thinking model={model} />}
      {model.info.odds && !model.situation.lesson && !model.canSpare && <Chances model={model} />}
      {model.free && <Compose model={model} view={view} scene={scene} />}
    </div>
  );
}
