import { cellLabels, cellText } from '@whittle/domain/entities/grid/cell-value';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { isColor, unknownOptionColor } from '@whittle/domain/entities/grid/option-color';
import { ImageOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { gridTexts as texts } from '../entities.texts.ts';
import { gridDate, isGridDate } from './grid-dates.ts';

type CellDisplayProps = { column: GridColumn; value: unknown; filesOrigin: string; width: number };

/** A value at rest. Empty cells are blank; a value that does not fit its column is shown as it is stored. */
export function CellDisplay({ column, value, filesOrigin, width }: CellDisplayProps) {
  const { dataType } = column;
  if (dataType === 'boolean') return null;
  if (value === null || value === undefined || value === '') return null;
  switch (dataType) {
    case 'select':
    case 'multiselect':
      return <Badges column={column} labels={cellLabels(column, value)} width={width} />;
    case 'image':
      return <Thumbnail address={String(value)} filesOrigin={filesOrigin} />;
    case 'datetime':
      return isGridDate(value) ? (
        <span className="tabular truncate">{gridDate(value, column.isDay)}</span>
      ) : (
        <NoDate text={cellText(column, value)} />
      );
    case 'number':
      return (
        <span className="tabular ms-auto truncate">{typeof value === 'number' ? value : cellText(column, value)}</span>
      );
    case 'json':
      return <span className="type-code truncate">{cellText(column, value)}</span>;
    case 'text':
      return (
        <span className="truncate" dir="auto">
          {cellText(column, value)}
        </span>
      );
  }
}

/** ENT-41: a text that an entity of an import keeps in a field of dates. Options that are none have a colour of their own. */
function NoDate({ text }: { text: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5" title={`${text}: ${texts.noDate}`}>
      <TriangleAlert aria-hidden size={14} className="shrink-0 text-warning" />
      <span className="truncate" dir="auto">
        {text}
      </span>
      <span className="sr-only">{texts.noDate}</span>
    </span>
  );
}

/** Room in px: a letter of a badge, the badge around its letters, a gap, the cell around its badges, `+N`. */
const room = { letter: 6.3, badge: 12, gap: 4, cell: 16, more: 34 };

/** How many badges fit, estimated by their letters: measuring each cell would draw every row twice. */
function fitting(labels: readonly string[], width: number): number {
  let end = room.cell - room.gap;
  for (const [at, label] of labels.entries()) {
    end += room.gap + room.badge + label.length * room.letter;
    const isLast = at === labels.length - 1;
    if (end + (isLast ? 0 : room.gap + room.more) > width) return Math.max(1, at);
  }
  return labels.length;
}

/** GRID-13: as many badges as there is room for, then how many more there are. */
function Badges({ column, labels, width }: { column: GridColumn; labels: readonly string[]; width: number }) {
  const shown = labels.slice(0, fitting(labels, width));
  const more = labels.length - shown.length;
  return (
    <span className="flex min-w-0 items-center gap-1">
      {shown.map((label) => (
        <Badge key={label} column={column} label={label} />
      ))}
      {more > 0 && (
        <span
          className="type-meta tabular shrink-0 rounded-chip bg-hover px-1.5 py-0.5 text-ink-2"
          title={labels.join(', ')}
        >
          +{more}
        </span>
      )}
    </span>
  );
}

/** Stored light colours carry the same dark text in both modes; the colour of unknown values carries white. */
export function Badge({ column, label }: { column: GridColumn; label: string }) {
  const color = column.options.find((option) => option.label === label)?.backgroundColor;
  const isKnown = color !== undefined && isColor(color);
  return (
    <span
      className={`type-meta min-w-0 truncate rounded-chip px-1.5 py-0.5 ${isKnown ? 'text-ink-on-mark' : 'text-ink-on-badge'}`}
      style={{ backgroundColor: isKnown ? color : unknownOptionColor }}
      dir="auto"
      title={label}
    >
      {label}
    </span>
  );
}

/** GRID-22: a picture's address; paths lie on the app's own host. */
export function Thumbnail({
  address,
  filesOrigin,
  size = 28,
}: {
  address: string;
  filesOrigin: string;
  size?: number;
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const source = imageSource(address, filesOrigin);
  if (hasFailed || !source) {
    return (
      <span className="flex min-w-0 items-center gap-2 text-ink-3" title={address}>
        <ImageOff aria-hidden size={16} />
        <span className="truncate">{address}</span>
      </span>
    );
  }
  return (
    <img
      src={source}
      alt={address.split('/').at(-1) ?? ''}
      width={size}
      height={size}
      loading="lazy"
      onError={() => setHasFailed(true)}
      className="rounded-chip bg-sunken object-cover"
      style={{ width: size, height: size }}
    />
  );
}

/** Null for what is no address of a picture. */
function imageSource(address: string, filesOrigin: string): string | null {
  if (/^\/(?!\/)/.test(address)) return filesOrigin + address;
  return /^(https?:|data:image\/)/i.test(address) ? address : null;
}
