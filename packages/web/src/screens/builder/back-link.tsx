import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { builderTexts as texts } from './builder.texts.ts';

/** The way back to one's apps, at the start of a header. */
export function BackLink() {
  return (
    <Tooltip text={texts.back}>
      <Link
        to={paths.home.to()}
        aria-label={texts.back}
        className="quick inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink coarse:size-11"
      >
        <ChevronLeft aria-hidden size={16} />
      </Link>
    </Tooltip>
  );
}
