import type { VersionListItem } from '@whittle/contract/versions';
import { GitCompareArrows, Star } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';
import { titleOf } from '../../core/versions/version-title.ts';

export type VersionHandlers = {
  view: (version: VersionListItem) => void;
  changes: (version: VersionListItem) => void;
  revert: (version: VersionListItem) => void;
  undo: (version: VersionListItem) => void;
  compare: (version: VersionListItem) => void;
  name: (version: VersionListItem) => void;
};

type VersionRowProps = {
  version: VersionListItem;
  isLatest: boolean;
  isShown: boolean;
  /** Another version waits to be compared with one of the list. */
  isComparing: boolean;
  /** Nothing can be restored while the assistant works. */
  isHeld: boolean;
  handlers: VersionHandlers;
};

/** One version of the list: what was asked for, when, by whom, and what can be done with it (VER-01). */
export function VersionRow({ version, isLatest, isShown, isComparing, isHeld, handlers }: VersionRowProps) {
  const { timestamp, by, bookmark, userRequest, content, restoredFrom, isArchived } = version;
  const title = titleOf(version);
  const marks = [
    ...(isLatest ? [texts.latest] : []),
    ...(isShown && !isLatest ? [texts.shown] : []),
    ...(restoredFrom ? [texts.bringsBack] : []),
    ...(isArchived ? [texts.left] : []),
  ];
  const detail = bookmark ? userRequest : content === title ? '' : content;
  return (
    <li aria-label={texts.unnamed(title)} className="flex flex-col gap-1 py-3">
      <div className="flex items-start gap-2">
        <p dir="auto" className="line-clamp-2 min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
          {title}
        </p>
        <time
          dateTime={timestamp}
          title={exactTime(timestamp)}
          className="type-meta tabular mt-0.5 shrink-0 text-ink-3"
        >
          {dayName(timestamp, new Date())} {clockTime(timestamp)}
        </time>
      </div>
      {detail && <p className="line-clamp-1 text-ink-2">{detail}</p>}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="type-meta min-w-0 flex-1 truncate text-ink-3 max-sm:basis-full">
          {[...marks, ...(by ? [texts.by(by)] : [])].join(' · ')}
        </p>
        {isComparing ? (
          <Button size="small" onClick={() => handlers.compare(version)}>
            {texts.compareHere}
          </Button>
        ) : (
          <>
            {!isShown && (
              <Button size="small" variant="plain" onClick={() => handlers.view(version)}>
                {texts.view}
              </Button>
            )}
            <Button size="small" variant="plain" onClick={() => handlers.changes(version)}>
              {texts.changes}
            </Button>
            {!isLatest && version.messageId !== null && (
              <Button
                size="small"
                variant="plain"
                disabled={isHeld}
                title={isHeld ? texts.waitForTurn : undefined}
                onClick={() => handlers.revert(version)}
              >
                {texts.restore}
              </Button>
            )}
            {isLatest && restoredFrom && (
              <Button
                size="small"
                variant="plain"
                disabled={isHeld}
                title={isHeld ? texts.waitForTurn : undefined}
                onClick={() => handlers.undo(version)}
              >
                {texts.undoRevert}
              </Button>
            )}
            <IconButton
              label={bookmark === null ? texts.name(title) : texts.rename(title)}
              icon={
                <Star aria-hidden size={16} className={cx(bookmark !== null && 'fill-warning-mark text-warning')} />
              }
              onClick={() => handlers.name(version)}
            />
            <IconButton
              label={texts.compare(title)}
              icon={<GitCompareArrows aria-hidden size={16} />}
              onClick={() => handlers.compare(version)}
            />
          </>
        )}
      </div>
    </li>
  );
}
