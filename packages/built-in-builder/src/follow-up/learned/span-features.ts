import { functionWords } from '../../reading/lexicon/function-words.ts';
import { present, type Feature } from '../../reading/learned/linear.ts';
import { lexiconOf, type Marked, type Piece } from './marked.ts';

/** What a word belongs to: nothing, a new name, a choice, a field of a new list, or whoever has a role. */
export const spanKinds = ['-', 'n', 'o', 'f', 'r'] as const;
export type SpanKind = (typeof spanKinds)[number];

/** The same word once the one before it is known. */
export function featuresBehind(before: SpanKind, at: number, { pieces }: Marked): Feature[] {
  const here = pieces[at]!;
  const shape = shapeOf(here, at);
  return present([`after ${before}`, `after ${before} ${shape}`, `after ${before} ${here.sign}`, ...here.says.map((name) => `after ${before} =${name}`)]); // prettier-ignore
}

/** What speaks for a word belonging to one of them. */
export function spanFeatures(op: string, at: number, { pieces, text, ruled }: Marked): Feature[] {
  const found = new Set<string>();
  const here = pieces[at]!;
  const near = (step: number): string => pieces[at + step]?.sign ?? (step < 0 ? '^' : '$');
  const shape = shapeOf(here, at);
  found.add(`shape ${shape}`).add(`shape ${shape} ${op}`).add(here.stem).add(`${op} ${here.sign}`);
  for (const step of [-3, -2, -1, 1, 2, 3]) found.add(`${step} ${near(step)}`);
  for (const step of [-2, -1, 1]) found.add(`${step} ${near(step)} ${op}`);
  found
    .add(`${near(-2)} ${near(-1)} .`)
    .add(`. ${near(1)} ${near(2)}`)
    .add(`${near(-1)} . ${near(1)}`);
  for (const step of [-1, 1])
    if (pieces[at + step])
      found
        .add(`${step} shape ${shapeOf(pieces[at + step]!, at + step)}`)
        .add(`${step} shape ${shapeOf(pieces[at + step]!, at + step)} here ${shape}`);
  const known = here.sign === here.stem ? lexiconOf(here.text) : [];
  for (const one of known) found.add(one).add(`${one} ${op}`);
  for (const step of [-1, 1])
    for (const one of pieces[at + step] ? lexiconOf(pieces[at + step]!.text).slice(-1) : [])
      found.add(`${step} ${one}`);
  for (const step of [-3, -2, -1, 0, 1, 2])
    for (const name of pieces[at + step]?.says ?? []) found.add(`=${name} ${step}`).add(`=${name} ${step} ${op}`);
  if (ruled.labels.some((label) => label.includes(here.text.toLowerCase())))
    found.add('ruled').add(`ruled ${op}`).add(`ruled ${shape}`);
  const before = text.slice(0, here.at);
  if (/:[^:]*$/.test(before)) found.add('behind a colon').add(`behind a colon ${op}`);
  if ((before.match(/["„“”]/g)?.length ?? 0) % 2 === 1) found.add('quoted').add(`quoted ${op}`);
  if (here.sign !== here.stem) found.add('names something').add(`names something ${op}`);
  if (pieces.some(({ asks }) => !asks)) {
    const where = here.asks ? 'asks' : 'tells';
    found.add(where).add(`${where} ${op}`).add(`${where} ${shape}`);
    if (here.asks !== pieces[at - 1]?.asks) found.add(`begins ${where}`);
  }
  found.add(`part ${Math.floor((4 * at) / pieces.length)} ${op}`);
  return present(found);
}

function shapeOf({ text, sign, stem }: Piece, at: number): string {
  if (/^[^\p{L}\p{N}]$/u.test(text)) return `sign ${text}`;
  if (/^\d/.test(text)) return 'number';
  if (sign !== stem) return 'named';
  if (small.has(text.toLowerCase())) return 'small';
  return `${/^\p{Lu}/u.test(text) && at > 0 ? 'capital' : 'word'}${text.includes('-') ? ' hyphen' : ''}`;
}

const small = new Set([...functionWords.en, ...functionWords.de]);
