import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import { ChevronLeft, FileUp, Globe, Type } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useContextItems } from '../../core/knowledge/context-items.ts';
import { type OpenedPassage, PassageView } from '../../core/knowledge/passage-view.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { AddAddressDialog } from './add-address-dialog.tsx';
import { AddTextDialog } from './add-text-dialog.tsx';
import { useRemoveItem } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';
import { MeaningLine } from './meaning-line.tsx';
import { SearchSources } from './search-sources.tsx';
import { SourceRow } from './source-row.tsx';
import { useAddFiles } from './use-add-files.ts';

type Adding = 'text' | 'address' | null;
const accept = '.pdf,.doc,.docx,.pptx,.xlsx,.csv,.tsv,.md,.txt,.html,.htm,.json,.xml,.yaml,.yml';
const megabyte = 1_000_000;

/** CTX-01: what the AI tools of an app answer from. Files can be dropped anywhere in it. */
export function DataSourcesDialog({ appId, onClose }: { appId: string; onClose: () => void }) {
  const list = useContextItems(appId);
  const files = useAddFiles(appId, list.data?.limits);
  const [adding, setAdding] = useState<Adding>(null);
  const [opened, setOpened] = useState<OpenedPassage | null>(null);
  // Kept while a hit is read in its source.
  const [question, setQuestion] = useState('');
  const [isOver, setIsOver] = useState(false);
  const { contextItems: items = [], meaning = null } = list.data ?? {};
  const isFull = list.data?.hasReachedDataLimit ?? false;
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isFull) void files.add([...event.dataTransfer.files]);
  };

  if (opened) {
    return (
      <Dialog
        isOpen
        isTall
        width="wide"
        onOpenChange={onClose}
        title={opened.passage.name}
        footer={
          <Button icon={<ChevronLeft aria-hidden size={16} />} onClick={() => setOpened(null)}>
            {texts.back}
          </Button>
        }
      >
        <PassageView {...opened} />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={onClose}
      title={texts.title}
      description={texts.about}
      footer={
        <Button variant="filled" onClick={onClose}>
          {texts.done}
        </Button>
      }
    >
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={cx('flex min-h-full flex-col gap-6 rounded-control', isOver && 'outline-2 outline-accent')}
      >
        {list.data && (
          <AddSources
            isFull={isFull}
            used={items.length}
            limits={list.data.limits}
            uploading={files.uploading}
            problems={files.problems}
            onFiles={(chosen) => void files.add(chosen)}
            onAdd={setAdding}
          />
        )}
        {list.isPending && <RowsToCome rows={3} />}
        {list.isError && (
          <RetryNotice label={texts.retry} onRetry={list.refetch}>
            {texts.loadFailed}. {sentenceOf(list.error)}
          </RetryNotice>
        )}
        {list.data && items.length === 0 && <p className="text-ink-2">{isOver ? texts.drop : texts.empty}</p>}
        {items.length > 0 && (
          <>
            {meaning && <MeaningLine {...meaning} />}
            <SourceList {...{ appId, items }} onReplace={(item, file) => void files.replace(item, file)} />
            <SearchSources {...{ appId, items, meaning }} text={question} onText={setQuestion} onOpen={setOpened} />
          </>
        )}
      </div>
      {adding === 'text' && <AddTextDialog appId={appId} onClose={() => setAdding(null)} />}
      {adding === 'address' && list.data && (
        <AddAddressDialog appId={appId} limits={list.data.limits} onClose={() => setAdding(null)} />
      )}
    </Dialog>
  );
}

type AddSourcesProps = {
  isFull: boolean;
  used: number;
  limits: { items: number; fileMaxBytes: number };
  uploading: string | null;
  problems: readonly string[];
  onFiles: (files: File[]) => void;
  onAdd: (adding: Adding) => void;
};

function AddSources({ isFull, used, limits, uploading, problems, onFiles, onAdd }: AddSourcesProps) {
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
        <p className="tabular ms-auto text-ink-2">{texts.used(used, limits.items)}</p>
      </div>
      <p role="status" className="type-meta text-ink-2">
        {uploading === null ? texts.kinds(limits.fileMaxBytes / megabyte) : texts.uploading(uploading)}
      </p>
      {isFull && <UpgradeNotice>{texts.full(limits.items)}</UpgradeNotice>}
      {problems.map((problem) => (
        <Notice key={problem} kind="danger">
          {problem}
        </Notice>
      ))}
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

type SourceListProps = {
  appId: string;
  items: readonly ContextItem[];
  onReplace: (item: ContextItem, file: File) => void;
};

function SourceList({ appId, items, onReplace }: SourceListProps) {
  const remove = useRemoveItem(appId);
  const [deleting, setDeleting] = useState<ContextItem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const replacing = useRef<ContextItem>(undefined);
  return (
    <>
      <ul aria-label={texts.title} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <SourceRow
            key={item.id}
            {...{ appId, item }}
            onDelete={() => setDeleting(item)}
            onReplace={() => {
              replacing.current = item;
              input.current?.click();
            }}
          />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={texts.replace}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && replacing.current) onReplace(replacing.current, file);
          target.value = '';
        }}
      />
      {deleting && (
        <Confirm
          title={texts.removeTitle(deleting.name)}
          confirmLabel={texts.remove}
          cancelLabel={texts.keep}
          failed={texts.removeFailed}
          onConfirm={async () => {
            await remove.mutateAsync(deleting.id);
            confirmWithToast(texts.removed(deleting.name));
          }}
          onClose={() => setDeleting(null)}
        >
          {texts.removeText}
        </Confirm>
      )}
    </>
  );
}
