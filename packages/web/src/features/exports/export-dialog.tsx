import type { AppSummary } from '@whittle/contract/apps';
import type { ExportSize } from '@whittle/contract/project-export';
import { useState } from 'react';
import { isForOthers, sentenceOf } from '../../lib/api-error.ts';
import { counted, textSize } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { CallingAddresses } from './calling-addresses.tsx';
import { useAppAccess } from '../../core/app-access/app-access.requests.ts';
import { downloadExport, useExportSize } from './exports.requests.ts';
import { exportTexts as texts } from './exports.texts.ts';

/** What an export holds, with or without data, and where the exported project may run (EXP-06). */
export function ExportDialog({ app, onClose }: { app: AppSummary; onClose: () => void }) {
  const [contents, setContents] = useState({ data: false, private: false });
  const [isStarted, setIsStarted] = useState(false);
  const [isChecking, setIsChecking] = useState(false);
  const size = useExportSize(app.id);
  const access = useAppAccess(app.id);
  const isOwners = !isForOthers(size.error);

  const download = async () => {
    setIsStarted(false);
    setIsChecking(true);
    // What keeps an export from starting is said here; the download itself belongs to the browser.
    const { data, isSuccess } = await size.refetch();
    setIsChecking(false);
    if (!isSuccess || data.isRunning) return;
    downloadExport(app.id, contents);
    setIsStarted(true);
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.title(app.name)}
      description={texts.about}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {isOwners && (
            <Button variant="filled" isBusy={isChecking} onClick={() => void download()}>
              {texts.download}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          {size.isPending && <Counting />}
          {size.isError && (
            <RetryNotice label={texts.retry} error={size.error} onRetry={() => size.refetch()}>
              {sentenceOf(size.error, texts.loadFailed)}
            </RetryNotice>
          )}
          {size.data && <Contents size={size.data} contents={contents} onChange={setContents} />}
          {isOwners && <p className="text-ink-2">{texts.never}</p>}
          <div role="status">
            {size.data?.isRunning && !isStarted && <Notice kind="warning">{texts.running}</Notice>}
            {isStarted && <Notice kind="info">{texts.started}</Notice>}
          </div>
        </div>
        {access.data && <CallingAddresses appId={app.id} access={access.data} />}
      </div>
    </Dialog>
  );
}

type Choice = { data: boolean; private: boolean };

function Contents({
  size,
  contents,
  onChange,
}: {
  size: ExportSize;
  contents: Choice;
  onChange: (next: Choice) => void;
}) {
  const filesOf = (count: number) => counted(count, 'uploaded file', 'uploaded files');
  const { uploads, privateUploads } = size;
  return (
    <>
      <p>{texts.files(counted(size.files, 'file', 'files'))}</p>
      <CheckRow
        label={texts.withData}
        isChecked={contents.data}
        onChange={(data) => onChange({ ...contents, data })}
        says={texts.data(
          counted(size.records, 'record', 'records'),
          counted(size.people, 'person', 'people'),
          filesOf(uploads.count),
          textSize(uploads.bytes),
        )}
      />
      {contents.data && privateUploads.count > 0 && (
        <CheckRow
          label={texts.withPrivate}
          isChecked={contents.private}
          onChange={(isPrivate) => onChange({ ...contents, private: isPrivate })}
          says={texts.privateFiles(counted(privateUploads.count, 'file', 'files'), textSize(privateUploads.bytes))}
        />
      )}
    </>
  );
}

const Counting = () => (
  <AfterAMoment>
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-10 w-2/3" />
  </AfterAMoment>
);
