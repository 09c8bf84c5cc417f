import type { Block } from '@whittle/domain/knowledge/blocks';
import { rowText } from './reading.ts';
import { unescapeXml } from './zip-parts.ts';

/** A chart has what it was drawn from: a row for each category, with the values of every series by its name. */
export function chartBlocks(xml: string, page: number): Block[] {
  const title = valuesOf(/<c:title>([\s\S]*?)<\/c:title>/.exec(xml)?.[1] ?? '', 'a:t').join('');
  const series = [...xml.matchAll(/<c:ser>[\s\S]*?<\/c:ser>/g)].map(([one]) => ({
    name: valuesOf(within(one, 'c:tx'), 'c:v').join(' '),
    categories: valuesOf(within(one, 'c:cat') || within(one, 'c:xVal'), 'c:v'),
    values: valuesOf(within(one, 'c:val') || within(one, 'c:yVal'), 'c:v'),
  }));
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  const names = ['', ...series.map(({ name }) => name)];
  const rows = Array.from({ length: longest }, (_, at) => [
    series.find(({ categories }) => categories[at] !== undefined)?.categories[at] ?? '',
    ...series.map(({ values }) => values[at] ?? ''),
  ]);
  return [
    ...(title === '' ? [] : [{ kind: 'text', page, text: title } as const]),
    ...rows.map((cells, at): Block => ({ kind: 'row', page, row: at + 1, text: rowText(names, cells) })),
  ];
}

const within = (xml: string, name: string): string =>
  new RegExp(String.raw`<${name}>([\s\S]*?)</${name}>`).exec(xml)?.[1] ?? '';

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(String.raw`<${name}(?:\s[^>]*)?>([\s\S]*?)</${name}>`, 'g'))].map(([, text]) =>
    unescapeXml(text!).trim(),
  );
