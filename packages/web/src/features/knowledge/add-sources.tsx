import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import { Cloud, FileUp, Globe, Type } from 'lucide-react';
import { useRef } from 'react';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { connectionTexts } from './connections.texts.ts';
import type { FileProblem } from './use-add-files.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

export type Adding = 'text' | 'address' | ContextProvider;

/** Files that can be chosen. */
export const accept = '.pdf,.doc,.docx,.pptx,.xlsx,.csv,.tsv,.md,.txt,.html,.htm,.json,.xml,.yaml,.yml';
const megabyte = 1_000_000;

type AddSourcesProps = {
  isFull: boolean;
  used: number;
  limits: { items: number; fileMaxBytes: number };
  uploading: string | null;
  problems: readonly FileProblem[];
  providers: readonly ContextProvider[];
  onFiles: (files: File[]) => void;
  onAdd: (adding: Adding) => void;
};

/** The ways to add a data source, and what a plan leaves. */
export function AddSources({ isFull, used, limits, uploading, problems, providers, onFiles, onAdd }: AddSourcesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="filled"
          disabled={isFull}
          isBusy={uploading !== null}
          icon={<FileUp aria-hidden size={16} />}
          onClick={() => input.current?.click()}
        >
          {texts.file}
        </Button>
        <Button disabled={isFull} icon={<Type aria-hidden size={16} />} onClick={() => onAdd('text')}>
          {texts.text}
        </Button>
        <Button disabled={isFull} icon={<Globe aria-hidden size={16} />} onClick={() => onAdd('address')}>
          {texts.address}
        </Button>
        {providers.map((provider) => (
          <Button
            key={provider}
            disabled={isFull}
            icon={<Cloud aria-hidden size={16} />}
            onClick={() => onAdd(provider)}
          >
            {connectionTexts.providers[provider]}
          </Button>
        ))}
        <p className="tabular ms-auto text-ink-2">{texts.used(used, limits.items)}</p>
      </div>
      <p role="status" className="type-meta text-ink-2">
        {uploading === null ? texts.kinds(limits.fileMaxBytes / megabyte) : texts.uploading(uploading)}
      </p>
      {isFull && <UpgradeNotice>{texts.full(limits.items)}</UpgradeNotice>}
      {problems.map(({ sentence, overPlan }) =>
        overPlan ? (
          <UpgradeNotice key={sentence}>{sentence}</UpgradeNotice>
        ) : (
          <Notice key={sentence} kind="danger">
            {sentence}
          </Notice>
        ),
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={texts.file}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}
