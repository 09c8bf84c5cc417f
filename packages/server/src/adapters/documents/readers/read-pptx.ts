import type { Block } from '@whittle/domain/knowledge/blocks';
import { chartBlocks } from './pptx-chart.ts';
import { plainRow, type Reading } from './reading.ts';
import { linksOf, readParts, unescapeXml } from './zip-parts.ts';

const deck = 'ppt/presentation.xml';
const slidePath = /^ppt\/slides\/slide(\d+)\.xml$/;
const wanted =
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|slides\/[^/]+\.xml|slides\/_rels\/[^/]+\.rels|notesSlides\/[^/]+\.xml|diagrams\/data[^/]*\.xml|charts\/chart[^/]*\.xml)$/;

/**
 * Slide by slide, in the order in which they are shown: its title, its texts and tables, what stands in its drawings and
 * charts, and the speaker's notes.
 */
export async function* readPptx(bytes: Uint8Array): Reading {
  const parts = await readParts(bytes, (path) => wanted.test(path));
  const slides = slidesInOrder(parts);
  for (const [at, path] of slides.entries()) {
    const page = at + 1;
    const belonging = linksOf(parts, path);
    const partsOf = (kind: string) =>
      belonging.flatMap(({ type, target }) => (type === kind ? (parts.get(target) ?? []) : []));
    const texts = [
      ...partsOf('diagramData').flatMap(paragraphsOf),
      ...partsOf('notesSlide').flatMap((notes) =>
        [...shapesOf(notes)].flatMap((shape) => (isEdge(shape) ? [] : paragraphsOf(shape))),
      ),
    ];
    const blocks: Block[] = [
      { kind: 'start', title: '', address: null },
      ...[...shapesOf(parts.get(path)!)].flatMap((shape) => shapeBlocks(shape, page)),
      ...partsOf('chart').flatMap((chart) => chartBlocks(chart, page)),
      ...texts.map((text): Block => ({ kind: 'text', page, text })),
    ];
    yield { blocks, unit: 'slides', done: page, total: slides.length };
  }
}

/** As the deck lists them; by the numbers of their files where it lists none. */
function slidesInOrder(parts: ReadonlyMap<string, string>): string[] {
  const targets = new Map(linksOf(parts, deck).map(({ id, target }) => [id, target]));
  const listed = [...(parts.get(deck) ?? '').matchAll(/<p:sldId\b[^>]*\br:id="([^"]+)"/g)]
    .flatMap(([, id]) => targets.get(id!) ?? [])
    .filter((path) => parts.has(path));
  if (listed.length > 0) return listed;
  const numberOf = (path: string) => Number(slidePath.exec(path)?.[1] ?? 0);
  return [...parts.keys()].filter((path) => slidePath.test(path)).toSorted((a, b) => numberOf(a) - numberOf(b));
}

function* shapesOf(xml: string): Generator<string> {
  for (const [shape] of xml.matchAll(/<p:(sp|graphicFrame)(?:\s[^>]*)?>[\s\S]*?<\/p:\1>/g)) yield shape;
}

/** What every slide repeats, or counts: its number, a date, heads and feet. */
const isEdge = (shape: string) => /<p:ph\b[^>]*type="(?:sldNum|dt|ftr|hdr)"/.test(shape);

function shapeBlocks(shape: string, page: number): Block[] {
  if (isEdge(shape)) return [];
  const isTitle = /<p:ph[^>]*type="(?:title|ctrTitle)"/.test(shape);
  const rows = [...shape.matchAll(/<a:tr\b[\s\S]*?<\/a:tr>/g)].map(([row]) =>
    plainRow([...row.matchAll(/<a:tc\b[\s\S]*?<\/a:tc>/g)].map(([cell]) => paragraphsOf(cell).join(' '))),
  );
  if (rows.length > 0) return rows.map((text, at): Block => ({ kind: 'row', page, row: at + 1, text }));
  const texts = paragraphsOf(shape);
  if (isTitle && texts.length > 0) return [{ kind: 'heading', level: 1, page, text: texts.join(' ') }];
  return texts.map((text): Block => ({ kind: 'text', page, text }));
}

const paragraphsOf = (xml: string): string[] =>
  [...xml.matchAll(/<a:p\b[\s\S]*?<\/a:p>/g)]
    .map(([paragraph]) =>
      [...paragraph.matchAll(/<a:t(?:\s[^>]*)?>([\s\S]*?)<\/a:t>|<a:br\b/g)]
        .map(([, text]) => unescapeXml(text ?? ' '))
        .join(''),
    )
    .filter((text) => text.trim() !== '');
