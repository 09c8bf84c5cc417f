import type { ResultBlock } from '@whittle/contract/tools/tool-document';

const formats: Record<ResultBlock['fileFormat'], string> = {
  md: 'a Markdown file',
  txt: 'a text file',
  csv: 'a CSV file whose first line names its columns',
  json: 'a JSON file',
};

/** What a model is told of the rules that its answer for a block is checked by. */
export function rulesOf({ type, required, fileFormat, checks }: ResultBlock): string[] {
  const { minItems: min, maxItems: max, mustContain, hasTotalRow, linksResolve, judgement } = checks;
  const entries = entryWords[type] ?? 'entries';
  return [
    type === 'file' && `It is the whole content of ${formats[fileFormat]}.`,
    min !== null && min === max && `Exactly ${min} ${entries}.`,
    min !== null && min > 1 && min !== max && `At least ${min} ${entries}.`,
    max !== null && min !== max && `At most ${max} ${entries}.`,
    hasTotalRow && type === 'table' && 'The last row is the total: each number in it is the sum of the column above.',
    mustContain.length > 0 && `These words stand in it: ${mustContain.map((words) => `“${words}”`).join(', ')}.`,
    linksResolve && 'Only links that you are certain lead somewhere.',
    !required && 'Empty where there is nothing to say.',
    judgement.trim() !== '' && `It is judged by this: ${judgement.trim()}`,
  ].filter((rule) => rule !== false);
}

const entryWords: Partial<Record<ResultBlock['type'], string>> = {
  table: 'rows',
  rich_text: 'paragraphs',
  key_figures: 'figures',
  chart: 'labels',
};

const refusals: Readonly<Record<string, string>> = {
  missing: 'it was not there',
  'cut-off': 'it broke off before its end; write it shorter',
  'wrong-shape': 'it did not match the schema',
  'too-long': 'it was too long',
  empty: 'it was empty',
  'too-few': 'it had too few entries',
  'too-many': 'it had too many entries',
  ragged: 'its rows had different lengths',
  'sum-wrong': 'its total row is not the sum of the rows above',
  'bad-link': 'it had a link that is no web address',
  'dead-link': 'it had a link that leads nowhere',
  'part-missing': 'words that must stand in it did not',
  'judged-wrong': 'it was judged not to do what is demanded',
};

/** Why an answer for a block was refused, for the model that is to write it again. */
export const refusedBecause = (problem: string | null): string => refusals[problem ?? ''] ?? 'it could not be used';
