import type { AppSummary } from '@whittle/contract/apps';
import type { EarlierPublishes } from '@whittle/contract/publishing';
import { useState } from 'react';
import { exactTime, lastChange } from '../../lib/times.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { useEarlierPublishes, useRollBack, useUnpublish } from './publishing.requests.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.earlier;
type Earlier = EarlierPublishes['items'][number];

/** What was public, to go back to it, and the way to take the app back (PUB-22, PUB-23). */
export function PublishHistory({ app, onUnpublished }: { app: AppSummary; onUnpublished: () => void }) {
  const earlier = useEarlierPublishes(app);
  const rollBack = useRollBack(app);
  const unpublish = useUnpublish(app);
  const [asked, setAsked] = useState<Earlier | 'unpublish' | null>(null);
  const items = earlier.data?.items ?? [];
  const isPublic = app.publishedVersionId !== null;
  const now = new Date();
  const whenOf = ({ publishedAt }: Earlier) => lastChange(publishedAt, now);
  if (!isPublic && items.length === 0) return null;

  return (
    <section aria-labelledby="published-versions" className="flex flex-col gap-3">
      <div>
        <h3 id="published-versions" className="type-heading">
          {texts.title}
        </h3>
        <p className="text-ink-2">{texts.about}</p>
      </div>
      {earlier.isError && (
        <RetryNotice label={texts.retry} error={earlier.error} onRetry={earlier.refetch}>
          {texts.loadFailed}
        </RetryNotice>
      )}
      {items.length > 0 && (
        <ul className="max-h-72 divide-y divide-line overflow-y-auto">
          {items.map((item) => (
            <li key={item.versionId} className="flex min-h-11 items-center gap-3 py-1.5">
              <div className="min-w-0 flex-1">
                <p className="truncate" dir="auto">
                  {item.request || texts.madeByHand}
                </p>
                <p className="text-ink-2">
                  <time dateTime={item.publishedAt} title={exactTime(item.publishedAt)}>
                    {whenOf(item)}
                  </time>
                </p>
              </div>
              {item.isPublic ? (
                <span className="text-ink-2">{texts.isPublic}</span>
              ) : (
                <Button size="small" aria-label={texts.rollBackTo(whenOf(item))} onClick={() => setAsked(item)}>
                  {texts.rollBack}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isPublic && (
        <Button variant="plain-danger" className="self-start" onClick={() => setAsked('unpublish')}>
          {publishingTexts.unpublish}
        </Button>
      )}
      {asked === 'unpublish' && (
        <Confirm
          title={publishingTexts.unpublishTitle}
          confirmLabel={publishingTexts.unpublishConfirm}
          cancelLabel={texts.cancel}
          failed={publishingTexts.unpublishFailed}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await unpublish.mutateAsync();
            onUnpublished();
            confirmWithToast(publishingTexts.unpublished);
          }}
        >
          {publishingTexts.unpublishAbout}
        </Confirm>
      )}
      {asked !== null && asked !== 'unpublish' && (
        <Confirm
          title={texts.rollBackTitle}
          confirmLabel={texts.rollBack}
          cancelLabel={texts.cancel}
          failed={texts.rollBackFailed}
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            await rollBack.mutateAsync(asked.versionId);
            confirmWithToast(texts.rolledBack);
          }}
        >
          {texts.rollBackAbout(whenOf(asked))}
        </Confirm>
      )}
    </section>
  );
}
