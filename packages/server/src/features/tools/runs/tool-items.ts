import type { AppId } from '@whittle/contract/ids';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { ToolItem } from '@whittle/contract/tools/tool-run';
import { itemReference, itemsOf } from '@whittle/domain/tools/value-references';
import type { Inputs } from '@whittle/domain/tools/visible-fields';
import type { Database } from '../../../adapters/database/database.ts';
import { AppError } from '../../../http/app-error.ts';
import { callerKey, callerKeyOf, type Runner } from './runner.ts';
import { findRun, listRunsOf } from './runs.store.ts';

const runsLooked = 20;
const labelChars = 200;

/** What a field offers: every part of the caller's own results of the tool that it names, the newest first. */
export async function listItems(
  db: Database,
  runner: Runner,
  tool: ToolDocument,
  fieldId: string,
): Promise<ToolItem[]> {
  const field = tool.fields.find(({ id }) => id === fieldId);
  if (field?.type !== 'tool_item_select' || field.toolId === null) return [];
  const runs = await listRunsOf(db, runner.caller.app.id, field.toolId, callerKey(runner), runsLooked);
  return runs
    .flatMap((run) =>
      run.blocks.flatMap((block) =>
        itemsOf(block).map((text, index) => ({
          value: `${run.id}/${block.blockId}/${index}`,
          label: text.slice(0, labelChars),
          createdAt: run.createdAt.toISOString(),
        })),
      ),
    )
    .slice(0, toolLimits.items);
}

/** The texts of the chosen parts by field. Throws `invalid-input` for parts that are not there or somebody else's. */
export async function readItems(
  db: Database,
  runner: Runner,
  tool: ToolDocument,
  values: Inputs,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const strange: Record<string, string> = {};
  for (const { id, type, toolId } of tool.fields) {
    const value = values[id];
    if (type !== 'tool_item_select' || typeof value !== 'string') continue;
    const text = await readItem(db, runner.caller.app.id, value, { toolId, caller: callerKey(runner) });
    if (text === null) strange[id] = 'not-an-item';
    else texts[id] = text;
  }
  if (Object.keys(strange).length > 0) throw new AppError('invalid-input', { fields: strange });
  return texts;
}

async function readItem(
  db: Database,
  appId: AppId,
  value: string,
  { toolId, caller }: { toolId: string | null; caller: string },
): Promise<string | null> {
  const reference = itemReference(value);
  const run = reference && (await findRun(db, appId, reference.runId));
  if (!run || run.toolId !== toolId || callerKeyOf(run) !== caller) return null;
  const block = run.blocks.find(({ blockId }) => blockId === reference.blockId);
  return (block && itemsOf(block)[reference.index]) ?? null;
}
