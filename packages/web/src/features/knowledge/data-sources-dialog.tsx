import type { ContextProvider } from '@whittle/contract/knowledge/connection';
import type { ContextItem } from '@whittle/contract/knowledge/context-item';
import { ChevronLeft } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useContextItems } from '../../core/knowledge/context-items.ts';
import { type OpenedPassage, PassageView } from '../../core/knowledge/passage-view.tsx';
import { UpgradeNotice } from '../../core/plans/upgrade-notice.tsx';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { accept, type Adding, AddSources } from './add-sources.tsx';
import { AddAddressDialog } from './add-address-dialog.tsx';
import { AddTextDialog } from './add-text-dialog.tsx';
import { type CameBack, ProviderDialog } from './provider-dialog.tsx';
import { useConnections } from './connections.requests.ts';
import { useRemoveItem } from './knowledge.requests.ts';
import { knowledgeTexts as texts } from './knowledge.texts.ts';
import { MeaningLine } from './meaning-line.tsx';
import { SearchSources } from './search-sources.tsx';
import { SourceRow } from './source-row.tsx';
import { useAddFiles } from './use-add-files.ts';

type DataSourcesDialogProps = { appId: string; came?: CameBack | undefined; onClose: () => void };

/** CTX-01: what the AI tools of an app answer from. Files can be dropped anywhere in it. */
export function DataSourcesDialog({ appId, came, onClose }: DataSourcesDialogProps) {
  const list = useContextItems(appId);
  const files = useAddFiles(appId, list.data?.limits);
  const connections = useConnections(appId);
  const [adding, setAdding] = useState<Adding | null>(came ? 'google_drive' : null);
  const [opened, setOpened] = useState<OpenedPassage | null>(null);
  // Kept while a hit is read in its source.
  const [question, setQuestion] = useState('');
  const [isOver, setIsOver] = useState(false);
  const { contextItems: items = [], meaning = null } = list.data ?? {};
  const paused = new Set(list.data?.paused);
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
            providers={connections.data?.providers ?? []}
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
            {paused.size > 0 && <UpgradeNotice>{texts.pausedSome(paused.size, list.data!.limits.items)}</UpgradeNotice>}
            {meaning && <MeaningLine {...meaning} />}
            <SourceList
              {...{ appId, items, paused }}
              onReplace={(item, file) => void files.replace(item, file)}
              onConnect={setAdding}
            />
            <SearchSources {...{ appId, items, meaning }} text={question} onText={setQuestion} onOpen={setOpened} />
          </>
        )}
      </div>
      {adding === 'text' && <AddTextDialog appId={appId} onClose={() => setAdding(null)} />}
      {adding === 'address' && list.data && (
        <AddAddressDialog appId={appId} limits={list.data.limits} onClose={() => setAdding(null)} />
      )}
      {(adding === 'notion' || adding === 'google_drive') && (
        <ProviderDialog
          appId={appId}
          provider={adding}
          came={adding === 'google_drive' ? came : undefined}
          here={new Set(items.flatMap(({ providerItemId }) => providerItemId ?? []))}
          onClose={() => setAdding(null)}
        />
      )}
    </Dialog>
  );
}

type SourceListProps = {
  appId: string;
  items: readonly ContextItem[];
  paused: ReadonlySet<string>;
  onReplace: (item: ContextItem, file: File) => void;
  onConnect: (provider: ContextProvider) => void;
};

function SourceList({ appId, items, paused, onReplace, onConnect }: SourceListProps) {
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
            isPaused={paused.has(item.id)}
            onDelete={() => setDeleting(item)}
            onConnect={onConnect}
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
