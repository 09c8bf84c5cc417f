import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { TypePair } from '@whittle/domain/themes/type-pairs';
import { fontFiles } from '@whittle/runtime/kit/fonts.ts';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);
const inRuntime = createRequire(import.meta.resolve('@whittle/runtime/kit/fonts.ts'));
/** It comes without types. */
const wawoff2 = require('wawoff2') as { decompress(woff2: Uint8Array): Promise<Uint8Array> };

/** The files of one family in one weight, each for a part of the scripts. */
export type CardFont = readonly Font[];
export type CardFonts = { heading: CardFont; body: CardFont };

const weights = { heading: 680, body: 430 };
/** For letters that the app's own family lacks. */
const otherFamily = 'onest';

const loaded = new Map<string, Promise<Font>>();

/** A typeface that apps are served, as one that can be drawn from; variable ones know no weight while they are compressed. */
async function load(file: string, weight: number): Promise<Font> {
  const bytes = await wawoff2.decompress(await readFile(inRuntime.resolve(fontFiles.get(file)!)));
  const font = create(Buffer.from(bytes)) as Font;
  const axis = font.variationAxes['wght'];
  return axis ? font.getVariation({ wght: Math.min(axis.max, Math.max(axis.min, weight)) }) : font;
}

function fontOf(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const font = loaded.get(key) ?? load(file, weight);
  loaded.set(key, font);
  font.catch(() => loaded.delete(key));
  return font;
}

const familyOf = (family: string, weight: number): Promise<CardFont> =>
  Promise.all(
    [family, otherFamily].flatMap((name) =>
      [...fontFiles.keys()].filter((file) => file.startsWith(`${name}-`)).map((file) => fontOf(file, weight)),
    ),
  );

/** The typefaces of an app for its social card. */
export async function cardFonts({ heading, body }: TypePair): Promise<CardFonts> {
  const [forHeading, forBody] = await Promise.all([
    familyOf(heading.file, weights.heading),
    familyOf(body.file, weights.body),
  ]);
  return { heading: forHeading, body: forBody };
}
