import { statementsOf } from '../styles/flat-layers.ts';

/** Classes with a place of their own in Tailwind 3; all others of a kind follow the alphabet. */
const fixed = [
  ['pointer-events-none', 'pointer-events-auto', 'visible', 'invisible', 'collapse'],
  ['static', 'fixed', 'absolute', 'relative', 'sticky', 'isolate', 'float-right', 'float-left', 'float-none'],
  ['block', 'inline-block', 'inline', 'flex', 'inline-flex', 'table', 'inline-table', 'table-cell', 'table-row'],
  ['flow-root', 'grid', 'inline-grid', 'contents', 'list-item', 'hidden', 'shrink', 'shrink-0', 'grow', 'grow-0'],
  ['select-none', 'select-text', 'select-all', 'select-auto', 'resize-none', 'resize-y', 'resize-x', 'resize'],
  ['flex-row', 'flex-row-reverse', 'flex-col', 'flex-col-reverse', 'flex-wrap', 'flex-wrap-reverse', 'flex-nowrap'],
  ...[
    ['content', 'normal center start end between around evenly baseline stretch'],
    ['items', 'start end center baseline stretch'],
    ['justify', 'normal start end center between around evenly stretch'],
    ['self', 'auto start end center stretch baseline'],
    ...['overflow', 'overflow-x', 'overflow-y'].map((one) => [one, 'auto hidden clip visible scroll']),
    ['whitespace', 'normal nowrap pre pre-line pre-wrap break-spaces'],
    ['border', 'solid dashed dotted double hidden none'],
    ['object', 'contain cover fill none scale-down'],
    ['text', 'left center right justify start end'],
    ['align', 'baseline top middle bottom'],
  ].map(([family, values]) => values!.split(' ').map((value) => `${family}-${value}`)),
  ['uppercase', 'lowercase', 'capitalize', 'normal-case', 'italic', 'not-italic'],
  ['underline', 'overline', 'line-through', 'no-underline'],
].flat();
const places = new Map(fixed.map((name, place) => [name, place]));

function compare(a: Rule, b: Rule): number {
  const [placeOfA, placeOfB] = [places.get(a.name), places.get(b.name)];
  if (placeOfA !== undefined && placeOfB !== undefined) return placeOfA - placeOfB;
  return a.name === b.name ? 0 : a.name < b.name ? -1 : 1;
}

type Rule = { text: string; kind: string; name: string };

/** A rule of one class: what else sets the same properties under the same conditions is of its kind. */
function ruleOf(text: string): Rule {
  // Colours with an opacity have a finer form behind the plain one, `@supports` in the rule itself.
  const [, written = '', said = ''] = /^\s*\.((?:\\.|[\w-])+)[^{}]*(\{[^{}@&]*)/.exec(text) ?? [];
  if (written === '') return { text, kind: '', name: '' };
  const [, conditions = '', name = ''] = /^(.*:)?!?(.*)$/.exec(written.replaceAll('\\', ''))!;
  const properties = [...said.matchAll(/(?:[{;]\s*)([\w-]+):/g)]
    .map((match) => match[1])
    .filter((one) => !one!.startsWith('--'));
  return { text, kind: `${conditions} ${properties.join()}`, name };
}

/**
 * The rules of classes in the order of Tailwind 3: of `p-2 p-10` it is the second of the alphabet that counts, `p-2`, where
 * version 4 sorts by number and has lists of its own. Neighbours that set the same properties change places only.
 */
export function inOldOrder(css: string): string {
  const rules = statementsOf(css).map((text) => {
    const [head] = /^@(?:media|container|supports)[^{]*\{/.exec(text) ?? [];
    return ruleOf(head ? `${head}\n${inOldOrder(text.slice(head.length, -1))}}` : text);
  });
  const sorted: Rule[] = [];
  for (let start = 0, end = 0; start < rules.length; start = end) {
    while (end < rules.length && rules[end]!.kind === rules[start]!.kind) end += 1;
    const run = rules.slice(start, end);
    sorted.push(...(run[0]!.kind === '' ? run : run.toSorted(compare)));
  }
  return sorted.map(({ text }) => `${text}\n`).join('');
}
