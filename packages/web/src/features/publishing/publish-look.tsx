import type { AppSummary } from '@whittle/contract/apps';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSocialCard } from './publishing.requests.ts';
import { publishingTexts } from './publishing.texts.ts';

const texts = publishingTexts.look;
/** Typing draws no picture for each letter. */
const restMs = 500;

type PublishLookProps = {
  app: AppSummary;
  address: string;
  /** As they stand in the form. */
  name: string;
  seoTitle: string;
  description: string;
};

/** How search engines and sites that show links will show the app (PUB-24). */
export function PublishLook({ app, address, name, seoTitle, description }: PublishLookProps) {
  const drawn = useRested(JSON.stringify([name.trim(), description.trim()]));
  const [title = '', about = ''] = JSON.parse(drawn) as string[];
  const card = useSocialCard(app, title, about);
  return (
    <section aria-labelledby="publish-look" className="flex flex-col gap-3">
      <h3 id="publish-look" className="type-heading">
        {texts.title}
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="min-w-0">
          <p className="type-meta break-all text-ink-3">{address}</p>
          <p className="font-semibold text-accent-text wrap-anywhere" dir="auto">
            {seoTitle.trim() || name.trim()}
          </p>
          <p className="wrap-anywhere text-ink-2" dir="auto">
            {description.trim() || texts.noDescription}
          </p>
        </div>
        {card.isError ? (
          <Notice kind="warning">{texts.cardFailed}</Notice>
        ) : card.data ? (
          <img
            src={`data:image/png;base64,${card.data.image}`}
            alt={texts.card(title)}
            width={1200}
            height={630}
            className="h-auto w-full rounded-control border border-line"
          />
        ) : (
          <Skeleton className="aspect-[1200/630] w-full" />
        )}
      </div>
    </section>
  );
}

/** A value once it has rested for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
