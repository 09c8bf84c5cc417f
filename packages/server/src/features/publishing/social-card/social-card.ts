import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import type { AppStyle } from '@whittle/contract/app-settings/documents';
import { brandedColours } from '@whittle/domain/app-settings/branding-css';
import { toHex } from '@whittle/domain/themes/oklch';
import { parseTheme } from '@whittle/domain/themes/theme';
import { typePairs } from '@whittle/domain/themes/type-pairs';
import { cardSize } from '../../../core/publications/document-head.ts';
import { cardFonts } from './card-fonts.ts';
import { type CardLine, linesOf, outlinesOf, widthOf, writable } from './card-text.ts';

const { width, height } = cardSize;
const margin = 80;
const textWidth = 700;

/** `stylesheets`: by path. */
export type CardSubject = {
  appId: string;
  title: string;
  description: string;
  style: AppStyle;
  stylesheets: ReadonlyMap<string, string>;
};

/**
 * The picture that a link to the app shows, as PNG: its name and what it is for in its colours and typefaces, beside a shape that
 * is its own. Drawn of outlines alone, so nothing is loaded and no text of the app is read as markup. Rule: PUB-24.
 */
export async function socialCard(subject: CardSubject): Promise<Uint8Array> {
  const svg = await socialCardSvg(subject);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}

async function socialCardSvg({ appId, title, description, style, stylesheets }: CardSubject): Promise<string> {
  const { tokens, header, subheader, buttonText } = brandedColours(style, stylesheets);
  const theme = parseTheme(stylesheets.get('globals.css') ?? '');
  const fonts = await cardFonts(typePairs[theme?.typePair ?? 'Ledger']);
  const name = writable(title, fonts.heading);
  const about = writable(description, fonts.body);
  const size = name.length <= 24 ? 84 : 64;
  const heading: CardLine = { text: name, size, font: fonts.heading };
  const body: CardLine = { text: about, size: 32, font: fonts.body };
  const headingLines = linesOf(heading, textWidth, 3);
  const bodyLines = linesOf(body, textWidth, 3);
  const headingHeight = headingLines.length * size * 1.14;
  const gap = bodyLines.length > 0 && headingLines.length > 0 ? 28 : 0;
  const textHeight = headingHeight + gap + bodyLines.length * 46;
  const markSize = 72;
  const top = Math.max(margin + markSize + 40, height - margin - textHeight);
  const initial = { text: [...name][0]?.toUpperCase() ?? '', size: 40, font: fonts.heading };
  const quiet = style.subheaderTextColor === '' ? tokens['muted-foreground'] : subheader;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${toHex(tokens.background)}"/>`,
    shapes(appId, [tokens.primary, tokens.second, tokens.soft].map(toHex)),
    `<rect x="${margin}" y="${margin}" width="${markSize}" height="${markSize}" rx="14" fill="${toHex(tokens.primary)}"/>`,
    outlinesOf(initial, margin + (markSize - widthOf(initial)) / 2, margin + 50, toHex(buttonText)),
    ...headingLines.map((text, index) =>
      outlinesOf({ ...heading, text }, margin, top + size * (0.82 + index * 1.14), toHex(header)),
    ),
    ...bodyLines.map((text, index) =>
      outlinesOf({ ...body, text }, margin, top + headingHeight + gap + 32 + index * 46, toHex(quiet)),
    ),
    '</svg>',
  ].join('');
}

/** Three flat shapes at the right edge, chosen by the app's id, so that two apps of one palette differ. */
function shapes(appId: string, colours: string[]): string {
  const seed = createHash('sha256').update(appId).digest();
  const cell = height / 3;
  const left = width - cell * 1.5;
  const draw = (colour: string, row: number) => {
    const kind = seed[row]! % 4;
    const [x, y] = [left + (seed[row + 8]! % 2) * (cell / 2), row * cell];
    const [centre, middle] = [x + cell / 2, y + cell / 2];
    if (kind === 0) return `<circle cx="${centre}" cy="${middle}" r="${cell / 2}" fill="${colour}"/>`;
    if (kind === 1) return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="${colour}"/>`;
    if (kind === 2)
      return `<path d="M${x} ${y + cell}V${y}A${cell} ${cell} 0 0 1 ${x + cell} ${y + cell}Z" fill="${colour}"/>`;
    return `<path d="M${x} ${y}H${x + cell}L${x} ${y + cell}Z" fill="${colour}"/>`;
  };
  return colours.map(draw).join('');
}
