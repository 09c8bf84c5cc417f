import { History } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { versionTexts as texts } from './versions.texts.ts';

/** In place of the database while an older version is looked at: records have no versions to look at (VER-04). */
export function OlderDatabase({ onLatest }: { onLatest: () => void }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-4 p-6 text-center">
      <History aria-hidden size={20} className="text-ink-3" />
      <div>
        <h2 className="type-heading">{texts.readOnly}</h2>
        <p className="text-ink-2">{texts.olderDatabase}</p>
      </div>
      <Button look="filled" onClick={onLatest}>
        {texts.toLatest}
      </Button>
    </div>
  );
}
