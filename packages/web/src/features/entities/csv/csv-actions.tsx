import type { EntityRecord } from '@whittle/contract/entities';
import type { Entity } from '@whittle/domain/entities/entity';
import { Download, Upload } from 'lucide-react';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { csvTexts as texts } from './csv.texts.ts';
import { exportCsv } from './export-csv.ts';

type CsvActionsProps = {
  appId: string;
  entity: Entity;
  /** What the grid shows: the same filter, search and order decide what is exported. */
  query: { q?: string; sort?: string };
  /** Null until it is known. */
  total: number | null;
  /** The records that are loaded, in order. */
  records: readonly EntityRecord[];
  /** Null where nothing may be changed. */
  onImport: (() => void) | null;
};

/** The buttons of the table's head that bring records in and out (GRID-05, CSV-01, CSV-22). */
export function CsvActions({ appId, entity, query, total, records, onImport }: CsvActionsProps) {
  return (
    <>
      <Button
        size="small"
        variant="plain"
        icon={<Download aria-hidden size={16} />}
        title={query.q === undefined ? undefined : texts.exportsMatches}
        onClick={() => {
          if (total === null) return;
          if (!exportCsv({ appId, entity, query, total, records })) confirmWithToast(texts.nothingToExport);
          else if (query.q !== undefined) confirmWithToast(texts.exportedMatches(total));
        }}
      >
        {texts.export}
      </Button>
      {onImport && (
        <Button size="small" variant="plain" icon={<Upload aria-hidden size={16} />} onClick={onImport}>
          {texts.import}
        </Button>
      )}
    </>
  );
}
