import type { AppId } from '@whittle/contract/ids';
import type { MeaningState } from '@whittle/contract/knowledge/context-item';
import type { EmbeddingModels } from '../../../adapters/embedding-model/embedding-model.ts';
import type { Database } from '../../../adapters/database/database.ts';
import type { ItemProblem } from '../ingest/ingest-queue.ts';
import { toProblem } from '../items/to-item.ts';

/** How far the passages of an app can be found by what they mean; null where no model is connected for it. */
export async function readMeaningState(
  { db, embeddingModels }: { db: Database; embeddingModels: EmbeddingModels },
  appId: AppId,
): Promise<MeaningState | null> {
  const model = await embeddingModels.current();
  if (!model) return null;
  const [row] = await db.$client<{ done: number; total: number; problem: ItemProblem | null }[]>`
    select coalesce(sum(case e.status when 'done' then i.num_of_chunks else least(e.done, i.num_of_chunks - 1) end), 0)::int
             as done,
           coalesce(sum(i.num_of_chunks), 0)::int as total,
           (array_agg(e.problem order by e.next_try_at) filter (where e.problem is not null))[1] as problem
    from context_items i
    left join context_embeddings e on e.item_id = i.id and e.model_key = ${model.key} and e.revision = i.revision
    where i.app_id = ${appId}`;
  const { done, total, problem } = row!;
  return { model: model.label, done, total, problem: problem && toProblem(problem) };
}

/** The sources of an app whose passages all have vectors of a model, with the reading that they are of. */
export const listReady = (
  { $client: sql }: Database,
  appId: AppId,
  modelKey: string,
): Promise<{ id: string; revision: number }[]> => sql<{ id: string; revision: number }[]>`
  select i.id, i.revision from context_items i
  join context_embeddings e on e.item_id = i.id and e.revision = i.revision
  where i.app_id = ${appId} and e.model_key = ${modelKey} and e.status = 'done'`;
