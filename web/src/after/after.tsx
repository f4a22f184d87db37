// after.tsx: the end of a game: the result, then a review.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { NewHere } from '../achievements/new-here';
import type { App } from '../app/app';
import type { SavedGame } from '../storage/saved-games';
import type { Session } from '../engine/session';
import { goTo, linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import type { DiceGroup, GameInfo, Level, Situation } from '../engine/types';
import { playNow } from '../home/play-now';
import { moveOn, nextLevel } from '../storage/experience';
import { Button } from '../ui/button';
import { displayName } from '../ui/thing-names';
import { useOnce } from '../ui/once';
import { DiceStatistics } from './dice';
import { rematch } from './rematch';
import { Review } from './review';
import { Breakdown, Result } from './scores';
import { Sharing } from './sharing';
import { isFair, Verify } from './verify';

// After a win: somebody who has come to the next level is asked to try it, and Play takes it from
// then on.
function NextLevel({ app, info, level }: { app: App; info: GameInfo; level: Level }) {
  const begin = useOnce(() => {
    moveOn(info.name, level.name);
    return playNow(app, info);
  });
  return (
    <div class="after-next">
      <p>
        {tr('Well played. Next comes: %s.', level.label)} {level.help}
      </p>
      <Button kind="main" icon="dice" onClick={begin}>
        {tr('Play the next level')}
      </Button>
    </div>
  );
}

interface Props {
  app: App;
  session: Session;
  situation: Situation;
  saved: Pick<SavedGame, 'key' | 'record'>;
  instead?: ComponentChildren;
} // instead: replaces the local rematch buttons

export function After({ app, session, situation, saved, instead }: Props) {
  const { record, groups } = useMemo(
    () => ({
      record: isFair(saved.record) ? saved.record : session.do<{ record: string }>('record').record,
      groups: session.do<{ groups: DiceGroup[] }>('dice').groups,
    }),
    [session, situation.hash, saved.record],
  );
  const again = useOnce(() => rematch(app, situation));
  const info = app.games.find(({ name }) => name === situation.game)!;
  const next = instead ? null : nextLevel(info, situation);
  const look = (step: number) => goTo('replay', saved.key, String(step));
  return (
    <div class="after">
      <section class="after-section after-hero" aria-labelledby="after-won">
        <Result situation={situation} />
        <NewHere app={app} game={situation.game} match={saved.key} />
        {next && <NextLevel app={app} info={info} level={next} />}
        <div class="after-buttons">
          {instead ?? (
            <>
              <Button kind={next ? 'plain' : 'main'} icon="dice" onClick={again}>
                {tr('Play again')}
              </Button>
              <Button icon="settings" href={linkTo('new', situation.game)}>
                {tr('Another set-up')}
              </Button>
            </>
          )}
          <Button icon="play" href={linkTo('replay', saved.key)}>
            {tr('Watch it again')}
          </Button>
        </div>
        <Sharing game={situation.game} id={situation.id} record={record} />
        <Breakdown situation={situation} />
      </section>
      {isFair(record) && <Verify app={app} record={record} />}
      <Review
        app={app}
        record={record}
        game={situation.game}
        names={situation.seats.map(displayName)}
        onLook={look}
      />
      <DiceStatistics groups={groups} />
    </div>
  );
}
