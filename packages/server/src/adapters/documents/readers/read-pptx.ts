import type { Block } from '@whittle/domain/knowledge/blocks';
import { plainRow, type Reading } from './reading.ts';
import { readParts, unescapeXml } from './zip-parts.ts';

const slidePath = /^ppt\/slides\/slide(\d+)\.xml$/;
const notesPath = /^ppt\/notesSlides\/notesSlide(\d+)\.xml$/;

/** Slide by slide: its title, its texts and tables, and the speaker's notes. */
export async function* readPptx(bytes: Uint8Array): Reading {
  const parts = await readParts(bytes, (path) => slidePath.test(path) || notesPath.test(path));
  const slides = [...parts].flatMap(([path, xml]) => {
    const number = Number(slidePath.exec(path)?.[1] ?? 0);
    return number === 0 ? [] : { number, xml };
  });
  for (const [at, { number, xml }] of slides.toSorted((a, b) => a.number - b.number).entries()) {
    const page = at + 1;
    const notes = parts.get(`ppt/notesSlides/notesSlide${number}.xml`) ?? '';
    const shown = [...shapesOf(xml)].flatMap((shape) => shapeBlocks(shape, page));
    const said = paragraphsOf(notes).filter((text) => !/^\d+$/.test(text));
    const blocks = [...shown, ...said.map((text): Block => ({ kind: 'text', page, text }))];
    yield { blocks, unit: 'slides', done: page, total: slides.length };
  }
}

function* shapesOf(xml: string): Generator<string> {
  for (const [shape] of xml.matchAll(/<p:(sp|graphicFrame)>[\s\S]*?<\/p:\1>/g)) yield shape;
}

function shapeBlocks(shape: string, page: number): Block[] {
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
