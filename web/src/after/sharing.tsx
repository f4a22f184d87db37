// sharing.tsx: buttons to share a game by link or by file.
import { useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { saveFile } from '../ui/file';
import { fileName, recordLink } from './share';

interface Props {
  game: string;
  id: string;
  record: string;
}

export function Sharing({ game, id, record }: Props) {
  const [link, setLink] = useState('');
  const [status, setStatus] = useState('');
  const share = async () => {
    const address = await recordLink(record);
    setLink(address);
    try {
      if ('share' in navigator) {
        await navigator.share({ title: 'cantrip', url: address });
        setStatus('');
      } else {
        await (navigator as Navigator).clipboard.writeText(address);
        setStatus(tr('The link is copied. Whoever opens it sees the whole game.'));
      }
    } catch {
      setStatus(tr('This is the link. Whoever opens it sees the whole game.'));
    }
  };
  return (
    <div class="after-sharing">
      <Button icon="share" onClick={share}>
        {tr('Share a link')}
      </Button>
      <Button icon="save" onClick={() => saveFile(fileName(game, id), record)}>
        {tr('Save as a file')}
      </Button>
      <p role="status">{status}</p>
      {link && (
        <input
          class="after-link"
          readOnly
          value={link}
          aria-label={tr('Link to this game')}
          onFocus={(event) => (event.currentTarget as HTMLInputElement).select()}
        />
      )}
    </div>
  );
}
