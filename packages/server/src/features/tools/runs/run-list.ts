import type { AccountId, AppId } from '@whittle/contract/ids';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BuilderRun, BuilderRuns, RunFilter } from '@whittle/contract/tools/tool-run';
import { withOwnInput } from '@whittle/domain/tools/own-input';
import type { FoundTool } from '@whittle/domain/tools/find-tools';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import type { ModelPricesStore } from '../../../core/models/model-prices.ts';
import { AppError } from '../../../http/app-error.ts';
import { costsOf, listFiltered, placeOf, readPlace } from './run-list.store.ts';
import { runsCsv } from './runs-csv.ts';
import { findRun, type StoredRun, toRun } from './runs.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  audit: Pick<AuditService, 'record'>;
  modelPrices: Pick<ModelPricesStore, 'read'>;
};
type Caller = { accountId: AccountId; address: string };

const pageSize = 50;
const csvPageSize = 500;

export type RunList = ReturnType<typeof createRunList>;

/** The runs of a tool for who builds the app: what is personal is hidden until somebody asks for it by name (FIELD-08). */
export function createRunList({ db, clock, audit, modelPrices }: Deps) {
  const read = async (
    appId: AppId,
    tool: ToolDocument,
    { before, max, ...filter }: RunFilter & { before: string | null; max: number },
  ): Promise<{ items: BuilderRun[]; next: string | null }> => {
    const place = before === null ? null : readPlace(before);
    if (before !== null && !place) throw new AppError('invalid-input', { fields: { before: 'This is no place.' } });
    const rows = await listFiltered(db, appId, tool.id, { ...filter, before: place, max: max + 1 });
    const shown = rows.slice(0, max);
    const costs = await costsOf(
      db,
      shown.map(({ id }) => id),
    );
    const items = shown.map((row) => toBuilderRun(row, tool, costs.has(row.id) ? costs.get(row.id)! : 0));
    return { items, next: rows.length > max ? placeOf(shown.at(-1)!) : null };
  };

  return {
    async page(appId: AppId, tool: ToolDocument, query: RunFilter & { before?: string }): Promise<BuilderRuns> {
      const { before = null, ...filter } = query;
      const [page, { currency }] = await Promise.all([
        read(appId, tool, { ...filter, before, max: pageSize }),
        modelPrices.read(),
      ]);
      return { ...page, currency };
    },

    /** Read a page at a time, so that many runs do not fill the memory. */
    async csv(appId: AppId, { tool, path }: FoundTool, filter: RunFilter) {
      const { currency } = await modelPrices.read();
      const fileName = `${path}_${clock.now().toISOString().slice(0, 10)}.csv`;
      const body = runsCsv(withOwnInput(tool), currency, (before) =>
        read(appId, tool, { ...filter, before, max: csvPageSize }),
      );
      return { fileName, body };
    },

    /** What somebody filled in, whole. Throws `run-not-found`. */
    async reveal(caller: Caller, appId: AppId, tool: ToolDocument, runId: string): Promise<Record<string, unknown>> {
      const run = await findRun(db, appId, runId);
      if (!run || run.toolId !== tool.id) throw new AppError('run-not-found');
      await audit.record({
        event: 'run-revealed',
        ...{ actor: { kind: 'account', id: caller.accountId }, address: caller.address, appId, target: runId },
        details: { tool: tool.title, fields: hiddenIn(run, tool) },
      });
      return run.inputs;
    },
  };
}

const hiddenIn = ({ inputs }: StoredRun, { fields }: ToolDocument): string[] =>
  fields.filter(({ id, personal }) => personal && id in inputs).map(({ id }) => id);

function toBuilderRun(row: StoredRun, tool: ToolDocument, costMicros: number | null): BuilderRun {
  const { blocks: _blocks, shareKey: _key, editedAt: _at, inputs, ...run } = toRun(row);
  const hidden = hiddenIn(row, tool);
  const known = Object.entries(inputs).map(([id, value]) => [id, hidden.includes(id) ? null : value] as const);
  return { ...run, inputs: Object.fromEntries(known), hidden, costMicros };
}
