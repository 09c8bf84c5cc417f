import type { CardFont } from './card-fonts.ts';

export type CardLine = { text: string; size: number; font: CardFont };

const ellipsis = '…';

const fontFor = (font: CardFont, letter: string) =>
  font.find((file) => file.hasGlyphForCodePoint(letter.codePointAt(0)!));

/** What of a text the typefaces can write; letters of other scripts and emoji are left out. */
export const writable = (text: string, font: CardFont): string =>
  [...text.normalize('NFC')]
    .map((letter) => (/\s/.test(letter) ? ' ' : fontFor(font, letter) ? letter : ''))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Parts of a line that one file writes. */
function runsOf(text: string, font: CardFont) {
  const runs: { text: string; file: CardFont[number] }[] = [];
  for (const letter of text) {
    const file = fontFor(font, letter) ?? font[0]!;
    const last = runs.at(-1);
    if (last?.file === file) last.text += letter;
    else runs.push({ text: letter, file });
  }
  return runs;
}

/** In the units of the card. */
export const widthOf = ({ text, size, font }: CardLine): number =>
  runsOf(text, font).reduce(
    (sum, run) => sum + (run.file.layout(run.text).advanceWidth * size) / run.file.unitsPerEm,
    0,
  );

/** Breaks a text into at most so many lines of a width; what is too much ends in three dots. */
export function linesOf(line: CardLine, width: number, most: number): string[] {
  const fits = (text: string) => widthOf({ ...line, text }) <= width;
  const lines: string[] = [];
  const words = line.text.split(' ').filter((word) => word !== '');
  while (words.length > 0 && lines.length < most) {
    let text = words.shift()!;
    if (!fits(text)) {
      // A word wider than the card is broken anywhere.
      let end = [...text].length - 1;
      while (end > 1 && !fits([...text].slice(0, end).join(''))) end -= 1;
      words.unshift([...text].slice(end).join(''));
      text = [...text].slice(0, end).join('');
    } else {
      while (words.length > 0 && fits(`${text} ${words[0]}`)) text += ` ${words.shift()}`;
    }
    lines.push(text);
  }
  if (words.length === 0 || lines.length === 0) return lines;
  let last = lines.pop()!;
  while (last.length > 1 && !fits(last + ellipsis)) last = last.slice(0, -1);
  return [...lines, last.trimEnd() + ellipsis];
}

/** The outlines of a line, its baseline beginning at a point. No renderer needs a typeface for them. */
export function outlinesOf(line: CardLine, x: number, y: number, colour: string): string {
  const paths: string[] = [];
  let left = x;
  for (const { text, file } of runsOf(line.text, line.font)) {
    const scale = line.size / file.unitsPerEm;
    const { glyphs, positions } = file.layout(text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = positions[index]!;
      const outline = glyph.path.toSVG();
      const at = `translate(${round(left + xOffset * scale)} ${round(y - yOffset * scale)})`;
      if (outline) paths.push(`<path transform="${at} scale(${round(scale, 5)} ${round(-scale, 5)})" d="${outline}"/>`);
      left += xAdvance * scale;
    });
  }
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits));
