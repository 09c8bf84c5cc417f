import { type ToolDocument, toolDocumentSchema, type ToolField } from '@whittle/contract/tools/tool-document';
import { idOfPath } from '@whittle/domain/tools/tool-ids';
import { uniqueToolPath } from '@whittle/domain/tools/tool-path';
import { readToolRequest, type ToolRequest } from '@whittle/domain/tools/tool-request';
import { inSentence } from '../plan/names.ts';
import { fieldFromWords } from './field-from-words.ts';
import { resultBlocks } from './result-blocks.ts';

export type ProposedTool = { path: string; tool: ToolDocument; request: ToolRequest };

/** So many fields are filled in at once; more stand in steps. */
const fieldsInOneStep = 6;

/** A tool from what was asked for: fields from its nouns, a prompt that uses them all, blocks for the result. */
export function proposeTool(message: string, takenPaths: Iterable<string> = []): ProposedTool {
  const request = readToolRequest(message);
  const title = request.output || 'Answer';
  const inputs = request.inputs.length > 0 ? request.inputs.slice(0, 20) : inputsOf(title);
  const fields = inputs.reduce<ToolField[]>((made, words, at) => {
    const field = fieldFromWords(words, made, { isRequired: at < 3 });
    return made.some(({ name }) => name.toLowerCase() === field.name.toLowerCase()) ? made : [...made, field];
  }, []);
  const isLong = fields.length > fieldsInOneStep;
  const path = uniqueToolPath(title, takenPaths);
  const tool = toolDocumentSchema.parse({
    id: idOfPath(path),
    title,
    texts: {
      header: title,
      description: sentenceOf(request, title),
      runButton: `Make my ${inSentence(title)}`.slice(0, 50),
      isMultiStepInput: isLong,
      examples: exampleOf(fields),
    },
    ...(isLong && {
      steps: [
        { id: 'first', title: 'The main things' },
        { id: 'second', title: 'Details' },
      ],
    }),
    fields: isLong
      ? fields.map((field, at) => ({ ...field, stepId: at < Math.ceil(fields.length / 2) ? 'first' : 'second' }))
      : fields,
    stages: [{ id: 'main', title, prompt: promptOf(request, title, fields) }],
    blocks: resultBlocks(title),
  });
  return { path, tool, request };
}

/** What a text is usually made from, when the request does not say it. */
const inputsOf = (output: string): string[] =>
  /\b(?:summary|translation|version|explanation|review|corrected text|analysis|classification)\b/i.test(output)
    ? ['text', 'length']
    : ['topic', 'details (optional)', 'tone'];

const sentenceOf = ({ said }: ToolRequest, title: string): string =>
  said === '' ? `Makes ${inSentence(title)}.` : `${said.charAt(0).toUpperCase()}${said.slice(1, 300)}.`;

/** The task, each value on a line of its own, and what holds for every answer. */
export function promptOf({ task }: Pick<ToolRequest, 'task'>, title: string, fields: readonly ToolField[]): string {
  const asked = task === '' ? `Make the ${inSentence(title)}.` : `${task}.`;
  const lines = fields.map(({ id, name }) => `${name}: {{${id}}}`);
  return [
    asked,
    lines.join('\n'),
    'Use what is given and make nothing up. Where something is missing, choose what most people would want and say so in one short sentence. Write in the language of what is given.',
  ].join('\n\n');
}

const sampleTexts: readonly [RegExp, string][] = [
  [/fridge|ingredients/, 'rice, carrots, half a cabbage, six eggs'],
  [/topic|subject|theme/, 'How to keep houseplants alive in winter'],
  [/text|article|notes|draft|transcript/, 'We met on Monday. Mira orders the new shelves by Friday. Tom asks the landlord about the light in the hall. The opening is on the 12th.'],
  [/job|posting/, 'Bike mechanic, 30 hours a week, experience with e-bikes welcome, small team in the old town'],
  [/cv|resume|résumé|experience/, 'Four years in a bike shop, repairs and sales, trained as a mechanic'],
  [/city|destination|place|where/, 'Lisbon'],
  [/name|person/, 'Ada'],
  [/interest|hobb|like/, 'walking, markets, old cinemas'],
  [/product/, 'A lunch box of steel with three compartments'],
  [/audience|reader|customer/, 'People who are new to it'],
]; // prettier-ignore

/** One example, when a believable value is known for everything that has to be filled in. */
function exampleOf(fields: readonly ToolField[]): { label: string; values: Record<string, unknown> }[] {
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = sampleOf(field);
      return value === null ? [] : [[field.id, value]];
    }),
  );
  const isWhole = fields.every(({ id, required }) => !required || Object.hasOwn(values, id));
  return isWhole && Object.keys(values).length > 0 ? [{ label: 'An example', values }] : [];
}

function sampleOf({ type, name, options }: ToolField): unknown {
  const words = name.toLowerCase();
  if (type === 'select') return options[0]?.label ?? null;
  if (type === 'multi_select') return options.slice(0, 2).map(({ label }) => label);
  if (type === 'number') return /budget|price|cost/.test(words) ? 80 : /days|nights/.test(words) ? 3 : 2;
  if (type === 'short_text' || type === 'long_text')
    return sampleTexts.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  return null;
}
