import { ChevronRight } from 'lucide-react';
import type { ChosenElement } from './editing-session.ts';
import type { VisualEditing } from './use-visual-edit.ts';
import { visualEditTexts as texts } from './visual-edit.texts.ts';

const shownAbove = 4;
const step = 'quick max-w-32 truncate rounded-chip px-1 hover:bg-hover hover:text-ink coarse:min-h-11';

type ElementPathProps = { editing: VisualEditing; chosen: ChosenElement };

/** The elements around the chosen one, and the way inside. */
export function ElementPath({ editing, chosen }: ElementPathProps) {
  const above = chosen.above.slice(0, shownAbove);
  return (
    <nav aria-label={texts.path} className="type-meta flex flex-wrap items-center gap-0.5 px-3 pb-2 text-ink-2">
      {above
        .map((name, index) => (
          <span key={index} className="flex items-center gap-0.5">
            <button type="button" className={step} onClick={() => editing.step('parent', index + 1)}>
              {name}
            </button>
            <ChevronRight aria-hidden size={12} />
          </span>
        ))
        .toReversed()}
      <span aria-current="true" className="max-w-32 truncate px-1 font-semibold text-ink">
        {chosen.facts?.name ?? chosen.element.label.split(' ')[0]}
      </span>
      <button type="button" aria-label={texts.inside} className={step} onClick={() => editing.step('child')}>
        <ChevronRight aria-hidden size={12} />
      </button>
    </nav>
  );
}
