// header.tsx: the header of every screen: home, language, theme, sound, help.
import { languages, type App } from './app';
import { linkTo, type Route } from './router';
import { tr, currentLanguage } from '../i18n/tr';
import { changeSettings, settings, themeShown } from '../storage/settings';
import { Button } from '../ui/button';
import { Menu, type MenuItem } from '../ui/menu';
import { playSound } from '../ui/sound';

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
  onLanguage(code: string): void;
}

export function Header({ app, route, onLanguage }: Props) {
  const { sound } = settings.value;
  const dark = themeShown() === 'dark';
  const turnSound = () => {
    changeSettings({ sound: !sound });
    playSound('turn');
  };
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
        <Button
          kind="bare"
          icon={sound ? 'sound' : 'silent'}
          label={sound ? tr('Turn sound off') : tr('Turn sound on')}
          onClick={turnSound}
        />
        <Menu label={tr('Help and settings')} icon="help" items={helpItems(app)} />
      </nav>
    </header>
  );
}
