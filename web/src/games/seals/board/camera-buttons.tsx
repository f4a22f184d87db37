// camera-buttons.tsx: the buttons that move the camera.
import { tr } from '../../../i18n/tr';
import { most } from './camera';
import type { Viewing } from './gestures';

interface Props {
  label: string;
  path: string;
  class?: string;
  disabled?: boolean;
  onClick(): void;
}

function CameraButton({ label, path, class: name = '', disabled, onClick }: Props) {
  return (
    <button
      type="button"
      class={`seals-camera-button ${name}`}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

export function CameraButtons({ viewing }: { viewing: Viewing }) {
  return (
    <div class="seals-camera" role="group" aria-label={tr('View of the dungeon')}>
      <CameraButton
        label={tr('Zoom in')}
        path="M-7 0H7M0-7V7"
        disabled={viewing.camera.scale >= most}
        onClick={() => viewing.zoom(1.5)}
      />
      <CameraButton
        label={tr('Zoom out')}
        path="M-7 0H7"
        class="seals-zoom-out"
        onClick={() => viewing.zoom(1 / 1.5)}
      />
      <CameraButton
        label={tr('Show the whole dungeon')}
        path="M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3"
        onClick={viewing.fit}
      />
    </div>
  );
}
