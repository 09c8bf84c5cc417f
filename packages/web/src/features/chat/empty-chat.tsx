import { ArrowUpRight } from 'lucide-react';
import { chatTexts as texts, firstRequests } from './chat.texts.ts';

/** GEN-01, with three requests that fill the box. */
export function EmptyChat({ onSuggest }: { onSuggest: (text: string) => void }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-y-auto px-4 py-6">
      <div>
        <h2 className="type-heading">{texts.emptyTitle}</h2>
        <p className="type-reading mt-1 text-ink-2">{texts.emptyText}</p>
      </div>
      <ul className="-mx-2 flex flex-col">
        {firstRequests.map((request) => (
          <li key={request}>
            <button
              type="button"
              onClick={() => onSuggest(request)}
              className="quick flex min-h-9 w-full items-start gap-2 rounded-control px-2 py-2 text-start text-ink-2 hover:bg-hover hover:text-ink coarse:min-h-11"
            >
              <ArrowUpRight aria-hidden size={16} className="mt-0.5 text-ink-3" />
              {request}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
