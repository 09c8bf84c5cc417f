import { type FileBlockValue, pictureRequestSchema } from '@whittle/contract/tools/block-values';
import type { CardSource, ResultBlock, ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { cardFilter, toCard } from '@whittle/domain/tools/block-sources';
import { fillTemplate } from '@whittle/domain/tools/build-prompt';
import { addressesOf, checkBlock, linksOf } from '@whittle/domain/tools/check-block';
import { slugOf } from '@whittle/domain/apps/slug';
import type { Inputs } from '@whittle/domain/tools/visible-fields';
import { AppError } from '../../../http/app-error.ts';

/** What blocks are made with besides the model that writes, for who runs the tool. */
export type BlockTools = {
  /** Draws a picture and answers its address in the app. Throws `image-model-missing`, `rate-limited`, `model-…`. */
  draw(description: string, signal: AbortSignal): Promise<string>;
  /** Records that the person may see. Throws what the record API throws. */
  listRecords(entity: string, filter: Record<string, unknown>, max: number): Promise<Record<string, unknown>[]>;
  /** Whether somebody answers at an address. */
  isThere(address: string, signal: AbortSignal): Promise<boolean>;
  /** Whether an address is followed that is no link but stands in a text; a document may have put it there. */
  isTextTrusted: boolean;
};

const linksFollowed = 10;

const failed = (blockId: string, problem: string, value: unknown = null): BlockResult => ({
  ...{ blockId, state: 'failed', value, problem },
});

/**
 * A block from what was answered for it: checked, its picture drawn, its links followed. At once where nothing has to be
 * waited for. Never throws but for the signal. Rules: TOOL-09, TOOL-17.
 */
export function finishBlock(
  block: ResultBlock,
  answered: unknown,
  tools: BlockTools,
  signal: AbortSignal,
): BlockResult | Promise<BlockResult> {
  if (block.type === 'image') return drawBlock(block, answered, tools, signal);
  return checkValue(block, valueOf(block, answered), tools, signal);
}

/** A block from its value, after the rules of it; the same of one that was made earlier. Never throws but for the signal. */
export function checkValue(
  block: ResultBlock,
  value: unknown,
  tools: Pick<BlockTools, 'isThere' | 'isTextTrusted'>,
  signal: AbortSignal,
): BlockResult | Promise<BlockResult> {
  const check = checkBlock(block, value);
  if (!check.ok) return failed(block.id, check.problem, check.value);
  const result: BlockResult = { blockId: block.id, state: 'validated', value: check.value, problem: null };
  const find = tools.isTextTrusted ? addressesOf : linksOf;
  const links = block.checks.linksResolve ? find(check.value) : [];
  if (links.length === 0) return result;
  return Promise.all(links.slice(0, linksFollowed).map((link) => tools.isThere(link, signal))).then((answers) =>
    answers.every(Boolean) ? result : failed(block.id, 'dead-link', check.value),
  );
}

async function drawBlock(
  block: ResultBlock,
  answered: unknown,
  { draw }: BlockTools,
  signal: AbortSignal,
): Promise<BlockResult> {
  if (answered === undefined || answered === null) return failed(block.id, 'missing');
  const asked = pictureRequestSchema.safeParse(typeof answered === 'string' ? { description: answered } : answered);
  if (!asked.success) return failed(block.id, 'wrong-shape');
  const { description, alt } = asked.data;
  if (description.trim() === '') return failed(block.id, 'empty');
  try {
    const url = await draw(description, signal);
    return { blockId: block.id, state: 'validated', value: { url, alt: alt || description }, problem: null };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    return failed(block.id, error.code);
  }
}

/** A block with a template, filled from the inputs. */
export const fillBlock = (block: ResultBlock, shown: Inputs, tools: BlockTools, signal: AbortSignal) =>
  finishBlock(block, fillTemplate(block.template, shown), tools, signal);

/** Cards of the records that the inputs let through. */
export async function listCards(
  block: ResultBlock,
  { tool, shown }: { tool: ToolDocument; shown: Inputs },
  { listRecords }: BlockTools,
): Promise<BlockResult> {
  const source: CardSource = block.source;
  try {
    const records = await listRecords(source.entity, cardFilter(tool, shown), source.max);
    const check = checkBlock(
      block,
      records.map((record) => toCard(record, source)),
    );
    if (!check.ok) return failed(block.id, check.problem === 'empty' ? 'no-items' : check.problem, check.value);
    return { blockId: block.id, state: 'validated', value: check.value, problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return failed(block.id, 'no-source');
  }
}

/** What was said for a file is its content. */
function valueOf({ type, title, fileFormat }: ResultBlock, answered: unknown): unknown {
  if (type !== 'file' || answered === undefined || answered === null) return answered;
  const content = typeof answered === 'string' ? answered : JSON.stringify(answered, null, 2);
  const name = /[a-z0-9]/i.test(title) ? slugOf(title) : 'result';
  return { name: `${name}.${fileFormat}`, content } satisfies FileBlockValue;
}
