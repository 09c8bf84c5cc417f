import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { csvTexts as texts } from './csv.texts.ts';

type UploadStepProps = { entity: string; problem: string | null; onFile: (file: File) => void };

/** CSV-02: a file by the browser's own dialog, or dropped. */
export function UploadStep({ entity, problem, onFile }: UploadStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div className="flex flex-col gap-4">
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          'quick flex min-h-40 flex-col items-start justify-center gap-4 rounded-tile border border-dashed border-edge p-6',
          isOver && 'bg-accent-soft',
        )}
      >
        <p className="max-w-reading text-ink-2">{texts.uploadHint(entity)}</p>
        <Button variant="filled" icon={<FileUp aria-hidden size={16} />} onClick={() => input.current?.click()}>
          {texts.select}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          hidden
          aria-label={texts.select}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </div>
      <p className="type-meta max-w-reading text-ink-3">{texts.formulaHint}</p>
    </div>
  );
}
