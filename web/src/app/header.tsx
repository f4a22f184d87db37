// header.tsx: the header of every screen: home, language, theme, sound, help.
import { languages, type App } from './app';
import { notice } from './notice';
import { linkTo, type Route } from './router';
import { tr, currentLanguage } from '../i18n/tr';
import { changeSettings, themeShown } from '../storage/settings';
import { Button } from '../ui/button';
import { Menu, type MenuItem } from '../ui/menu';
import { setVolume, shownVolume, volumeChoices } from '../ui/volume';

function Mark() {
  return (
    <svg class="shell-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M32 4 50 58 5 24h54L14 58z" class="shell-mark-star" />
      <rect x="21" y="21" width="22" height="22" rx="4.5" class="shell-mark-die" />
      <g class="shell-mark-pip">
        <circle cx="26.5" cy="26.5" r="2.4" />
        <circle cx="37.5" cy="26.5" r="2.4" />
        <circle cx="32" cy="32" r="2.4" />
        <circle cx="26.5" cy="37.5" r="2.4" />
        <circle cx="37.5" cy="37.5" r="2.4" />
      </g>
    </svg>
  );
}

function helpItems({ games }: App): MenuItem[] {
  return [
    ...games
      .filter((game) => game.lesson)
      .map((game): MenuItem => ({
        text: tr('Learn %s', game.title),
        icon: 'learn',
        href: linkTo('lesson', game.name),
      })),
    ...games
      .filter((game) => game.lesson)
      .map((game): MenuItem => ({
        text: tr('Rules of %s', game.title),
        icon: 'book',
        href: linkTo('rules', game.name),
      })),
    { text: tr('Settings'), icon: 'settings', href: linkTo('settings') },
  ];
}

interface Props {
  app: App;
  route: Route;
  behind: string; // the link to the game that somebody came from; "" if there is none
  onLanguage(code: string): void;
}

export function Header({ app, route, behind, onLanguage }: Props) {
  const dark = themeShown() === 'dark';
  const volume = shownVolume();
  return (
    <header class="shell-header">
      <a
        class="shell-home"
        href={linkTo()}
        aria-label={tr('cantrip: home')}
        title={tr('Home')}
        aria-current={route.screen === '' ? 'page' : undefined}
      >
        <Mark />
        <span class="shell-name" translate={false}>
          cantrip
        </span>
      </a>
      {behind && !notice.value && (
        <Button class="shell-notice shell-behind" icon="back" href={behind}>
          <span class="shell-behind-long">{tr('Back to the game')}</span>
          <span class="shell-behind-short" aria-hidden="true">
            {tr('To the game')}
          </span>
        </Button>
      )}
      {notice.value && (
        <Button kind="main" class="shell-notice" href={notice.value.href} title={notice.value.more}>
          <span>
            {notice.value.text}
            <span class="visually-hidden">. {notice.value.more}</span>
          </span>
        </Button>
      )}
      <nav class="shell-tools" aria-label={tr('Settings and help')}>
        <Menu
          label={tr('Language')}
          icon="language"
          items={languages.map(({ code, name }) => ({
            text: name,
            checked: code === currentLanguage(),
            onChoose: () => onLanguage(code),
          }))}
        />
        <Button
          kind="bare"
          icon={dark ? 'sun' : 'moon'}
          label={dark ? tr('Change to daylight') : tr('Change to candlelight')}
          onClick={() => changeSettings({ theme: dark ? 'light' : 'dark' })}
        />
        <Menu
          label={tr('Sound')}
          icon={volume === 'off' ? 'silent' : 'sound'}
          items={volumeChoices().map(({ value, label }) => ({
            text: label,
            checked: value === volume,
            onChoose: () => setVolume(value),
          }))}
        />
        <Menu label={tr('Help and settings')} icon="help" items={helpItems(app)} />
      </nav>
    </header>
  );
}
