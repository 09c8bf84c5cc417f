import type { BlockResult } from '@whittle/contract/tools/tool-run';
import type { FileBlockValue, ImageValue } from '@whittle/contract/tools/block-values';
import type { ResultBlock } from '@whittle/contract/tools/tool-document';
import { asksModel } from './block-sources.ts';
import { refusedBecause } from './block-words.ts';
import { markData, type ResultPart } from './build-prompt.ts';

/** Enough of a part to write another one that fits it. */
const partChars = 6_000;

/** What a value says, for a model that writes beside it; numbers of citations would mean nothing to it. */
function textOf({ type }: ResultBlock, value: unknown): string {
  const said =
    type === 'file' && typeof value === 'object'
      ? (value as FileBlockValue).content
      : type === 'image'
        ? (value as ImageValue).alt
        : value;
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  return text.replaceAll(/ ?\[\d+\](?!\()/g, '').slice(0, partChars);
}

/** The parts that a model has written already, of a tool that asks for `asked` now. */
export function partsBeside(
  blocks: readonly ResultBlock[],
  asked: readonly ResultBlock[],
  results: readonly BlockResult[],
): ResultPart[] {
  return blocks.flatMap((block) => {
    if (!asksModel(block) || asked.some(({ id }) => id === block.id)) return [];
    const result = results.find(({ blockId }) => blockId === block.id);
    const isThere = result?.state === 'validated' && result.value !== null && result.value !== '';
    return isThere ? [{ title: block.title || block.id, text: textOf(block, result.value) }] : [];
  });
}

/** Says that somebody wants one block once more, with what it was. */
export function redoHint(block: ResultBlock, { value, problem }: Pick<BlockResult, 'value' | 'problem'>): string {
  const isThere = value !== null && value !== '';
  return [
    'Somebody was not content with this part. Write it again, better than before.',
    problem !== null && `It was refused: ${refusedBecause(problem)}.`,
    isThere && `It was:\n${markData('data', 'before', textOf(block, value))}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Says which blocks of an answer were refused, and why. */
export const refusedHint = (wrong: readonly { block: ResultBlock; problem: string | null }[]): string =>
  [
    'An earlier answer was refused in these keys. Answer them again, and only these:',
    ...wrong.map(({ block, problem }) => `- "${block.id}": ${refusedBecause(problem)}.`),
  ].join('\n');
