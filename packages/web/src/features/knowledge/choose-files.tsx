import type { ContextConnection, ContextProvider, RemoteFile } from '@whittle/contract/knowledge/connection';
import { knowledgeLimits } from '@whittle/contract/knowledge/limits';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { dayName } from '../../lib/times.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useAddRemoteFiles, useRemoteFiles } from './connections.requests.ts';
import { connectionTexts as texts } from './connections.texts.ts';

const settleMs = 300;

type ChooseFilesProps = {
  appId: string;
  provider: ContextProvider;
  connection: ContextConnection;
  here: ReadonlySet<string>;
  /** What is chosen at first. */
  picked: ReadonlySet<string>;
  onAdded: () => void;
};

/** What the connection may read, to choose from. */
export function ChooseFiles({ appId, provider, connection, here, picked, onAdded }: ChooseFilesProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), settleMs);
  const found = useRemoteFiles(appId, provider, search, connection.id);
  const add = useAddRemoteFiles(appId, provider);
  const [changed, setChanged] = useState<readonly RemoteFile[] | null>(null);
  const files = found.data?.pages.flatMap((page) => page.files) ?? [];
  const chosen = changed ?? files.filter(({ id }) => picked.has(id) && !here.has(id));
  const toggle = (file: RemoteFile, isChosen: boolean) => {
    add.reset();
    setChanged([...chosen.filter(({ id }) => id !== file.id), ...(isChosen ? [file] : [])]);
  };
  return (
    <>
      <Input
        type="search"
        aria-label={texts.search(texts.providers[provider])}
        placeholder={texts.search(texts.providers[provider])}
        value={text}
        maxLength={knowledgeLimits.contextNameChars}
        onChange={({ target }) => setText(target.value)}
      />
      {found.isPending && <RowsToCome rows={4} />}
      {found.isError && (
        <RetryNotice label={texts.retry} onRetry={found.refetch}>
          {texts.filesFailed} {sentenceOf(found.error)}
        </RetryNotice>
      )}
      {found.data && files.length === 0 && <p className="text-ink-2">{search === '' ? texts.noFiles : texts.noHits}</p>}
      {files.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{texts.choose}</legend>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isHere={here.has(file.id)}
              isChosen={chosen.some(({ id }) => id === file.id)}
              onChange={(isChosen) => toggle(file, isChosen)}
            />
          ))}
        </fieldset>
      )}
      {found.hasNextPage && (
        <div>
          <Button size="small" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
      {add.isError && <Notice kind="danger">{sentenceOf(add.error, texts.addFailed)}</Notice>}
      <div className="sticky bottom-0 bg-raised py-2">
        <Button
          variant="filled"
          isBusy={add.isPending}
          disabled={chosen.length === 0 || chosen.length > knowledgeLimits.contextAddressesAtOnce}
          onClick={() => add.mutate(chosen, { onSuccess: onAdded })}
        >
          {texts.add(chosen.length)}
        </Button>
      </div>
    </>
  );
}

type FileRowProps = { file: RemoteFile; isHere: boolean; isChosen: boolean; onChange: (isChosen: boolean) => void };

function FileRow({ file, isHere, isChosen, onChange }: FileRowProps) {
  const facts = [texts.kinds[file.type], ...(file.changedAt ? [dayName(file.changedAt, new Date())] : [])];
  if (isHere)
    return (
      <p className="text-ink-3" dir="auto">
        {file.name} · {texts.isHere}
      </p>
    );
  return <CheckRow label={file.name} says={facts.join(' · ')} isChecked={isChosen} onChange={onChange} />;
}
