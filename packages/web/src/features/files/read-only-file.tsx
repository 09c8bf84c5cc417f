import type { VersionFile } from '@whittle/contract/versions';
import { kindOf } from '@whittle/domain/files/paths';
import { LockKeyhole } from 'lucide-react';
import { FileHeader } from './editor/file-header.tsx';
import { fileTexts as texts } from './files.texts.ts';
import { LazyCodeView } from './lazy-code-view.tsx';

type ReadOnlyFileProps = {
  file: VersionFile;
  line: number | null;
  isOlder: boolean;
  onBack: () => void;
};

export function ReadOnlyFile({ file, line, isOlder, onBack }: ReadOnlyFileProps) {
  return (
    <>
      <FileHeader path={file.path} onBack={onBack}>
        <p className="type-meta ms-auto flex items-center gap-1.5 text-ink-2">
          <LockKeyhole aria-hidden size={16} />
          {isOlder ? texts.olderReadOnly : reasonOf(file.path)}
        </p>
      </FileHeader>
      <div className="min-h-0 flex-1">
        <LazyCodeView key={file.path} path={file.path} content={file.content} line={line} />
      </div>
    </>
  );
}

function reasonOf(path: string): string {
  const kind = kindOf(path);
  if (kind === 'entity') return texts.entityReadOnly;
  return kind === 'asset' ? texts.readOnly : texts.adminsOnly;
}
