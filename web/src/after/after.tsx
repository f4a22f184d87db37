// after.tsx: the end of a game: the result, then a review.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { App } from '../app/app';
import type { SavedGame } from '../storage/saved-games';
import type { Session } from '../engine/session';
import { goTo, linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import type { DiceGroup, Situation } from '../engine/types';
import { Button } from '../ui/button';
import { displayName } from '../ui/thing-names';
import { useOnce } from '../ui/once';
import { DiceStatistics } from './dice';
import { rematch } from './rematch';
import { Review } from './review';
import { Breakdown, Result } from './scores';
import { Sharing } from './sharing';
import { isFair, Verify } from './verify';

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
  const look = (step: number) => goTo('replay', saved.key, String(step));
  return (
    <div class="after">
      <section class="after-section after-hero" aria-labelledby="after-won">
        <Result situation={situation} />
        <div class="after-buttons">
          {instead ?? (
            <>
              <Button kind="main" icon="dice" onClick={again}>
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
