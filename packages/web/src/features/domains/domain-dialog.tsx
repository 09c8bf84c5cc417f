import type { AppDomain } from '@whittle/contract/domains';
import { type FormEvent, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DomainRecords } from './domain-records.tsx';
import { useAppDomain, useDomainHandlers } from './domains.requests.ts';
import { domainTexts as texts } from './domains.texts.ts';

type DomainDialogProps = { appId: string; onClose: () => void };

/** The domain of a published app: which one, the records it needs, and whether it is in use (ROUTE-05). */
export function DomainDialog({ appId, onClose }: DomainDialogProps) {
  const domain = useAppDomain(appId);
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.title} description={texts.about} width="wide">
      {domain.data ? (
        <DomainForm appId={appId} domain={domain.data} />
      ) : domain.isError ? (
        <RetryNotice label={texts.retry} error={domain.error} onRetry={domain.refetch}>
          {texts.loadFailed}
        </RetryNotice>
      ) : (
        <Skeleton className="h-16" />
      )}
    </Dialog>
  );
}

function DomainForm({ appId, domain }: { appId: string; domain: AppDomain }) {
  const { set, check, remove } = useDomainHandlers(appId);
  const [typed, setTyped] = useState(domain.domain ?? '');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const act = async (work: () => Promise<unknown>, done?: string) => {
    setFailure(undefined);
    setProblem(undefined);
    try {
      await work();
      if (done) confirmWithToast(done);
    } catch (error) {
      const sentence = error instanceof ApiError ? error.fields['domain'] : undefined;
      if (sentence) setProblem(sentence);
      else setFailure(sentenceOf(error, texts.failed));
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => setTyped((await set.mutateAsync(typed)).domain ?? ''));
  };

  return (
    <div className="flex flex-col gap-5">
      <form onSubmit={save} noValidate className="flex flex-col gap-3">
        <Field label={texts.domain} error={problem}>
          <Input
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={texts.example}
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant={domain.domain ? 'outlined' : 'filled'} type="submit" isBusy={set.isPending}>
            {texts.save}
          </Button>
          {domain.domain && (
            <Button
              isBusy={remove.isPending}
              onClick={() =>
                void act(async () => {
                  await remove.mutateAsync();
                  setTyped('');
                }, texts.removed)
              }
            >
              {texts.remove}
            </Button>
          )}
        </div>
      </form>
      {domain.domain && domain.record && (
        <>
          <DomainRecords domain={domain.domain} target={domain.target} record={domain.record} />
          <Notice
            kind="info"
            action={
              domain.isProven ? undefined : (
                <Button
                  variant="filled"
                  isBusy={check.isPending}
                  onClick={() => void act(() => check.mutateAsync(), texts.checked)}
                >
                  {texts.check}
                </Button>
              )
            }
          >
            {domain.isProven ? `${texts.inUse(domain.domain)} ${texts.people}` : texts.waiting}
          </Notice>
        </>
      )}
      {failure && <Notice kind="danger">{failure}</Notice>}
    </div>
  );
}
