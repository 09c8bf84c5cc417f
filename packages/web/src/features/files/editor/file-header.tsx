import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { fileTexts as texts } from '../files.texts.ts';

type FileHeaderProps = { path: string; onBack: () => void; children: ReactNode };

/** The open file's path; on a phone the way back to the tree. */
export function FileHeader({ path, onBack, children }: FileHeaderProps) {
  return (
    <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1">
      <Button variant="plain" size="small" className="sm:hidden" onClick={onBack}>
        {texts.files}
      </Button>
      <h2 className="type-code min-w-0 break-all max-sm:sr-only">{path}</h2>
      {children}
    </header>
  );
}
