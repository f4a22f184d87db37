// volume.ts: the choice of how loud sounds are, for the header and the settings.
import { tr, trContext } from '../i18n/tr';
import { changeSettings, settings, type Volume } from '../storage/settings';
import { playSound } from './sound';

export const shownVolume = () => (settings.value.sound ? settings.value.volume : 'off');

export const volumeChoices = () => [
  { value: 'off', label: trContext('setting', 'Off') },
  { value: 'quiet', label: tr('Quiet') },
  { value: 'normal', label: trContext('volume', 'Normal') },
  { value: 'loud', label: tr('Loud') },
];

// Lets hear it, too.
export function setVolume(value: string) {
  if (value === 'off') changeSettings({ sound: false });
  else changeSettings({ sound: true, volume: value as Volume });
  playSound('gain');
}
