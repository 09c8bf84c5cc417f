import type { AskedColours } from '../themes/asked-colours.ts';
import { paletteNames } from '../themes/palettes.ts';
import { parseColor } from '../themes/parse-color.ts';
import { type RadiusPx, themeCss } from '../themes/theme.ts';
import { typePairNames } from '../themes/type-pairs.ts';

/** `@look Orchard Journal 8;`: palette, type pair and, if it differs from the palette's own, the radius in px. */
const look = /^[ \t]*@look\s+([A-Za-z]+)[\s,]+([A-Za-z]+)(?:[\s,]+(0|4|8)(?:px)?)?\s*;?[ \t]*$/m;

/** `@colors background #f0ffff components #b22222;`: colours that the person named, either of them. */
const colours = /^[ \t]*@colou?rs\b([^;\n]*);?[ \t]*\n?/m;
const colourPart = /\b(background|components)\s*[:=]?\s*(#[\da-f]{3,8}\b|\w+\([^)]*\))/gi;

/** What the platform's base already brings; twice it would undo the theme. */
const tailwindImports = /^[ \t]*(?:@tailwind\s+\w+|@import\s+["']tailwindcss(?:\/[\w.-]+)?["'][^;\n]*);?[ \t]*\n?/gm;
const base = '@import "whittle/base.css";';

/**
 * Makes the stored globals.css out of what a model wrote: a `@look` line becomes the theme's full styles, so that the
 * file is plain CSS from then on; the platform's base is imported, Tailwind's own imports are not.
 */
export function prepareGlobalCss(written: string): string {
  const asked = askedColours(written);
  const css = written.replace(tailwindImports, '').replace(colours, '');
  const match = look.exec(css);
  const palette = paletteNames.find((name) => name.toLowerCase() === match?.[1]!.toLowerCase());
  const typePair = typePairNames.find((name) => name.toLowerCase() === match?.[2]!.toLowerCase());
  if (match && palette && typePair) {
    const radius = match[3] === undefined ? undefined : (Number(match[3]) as RadiusPx);
    const theme = themeCss({ palette, typePair, ...(radius !== undefined && { radius }), colours: asked });
    const before = css.slice(0, match.index).replaceAll(base, '').trim();
    const after = css.slice(match.index + match[0].length).trim();
    return [theme.trimEnd(), before, after].filter(Boolean).join('\n\n') + '\n';
  }
  return css.includes('whittle/base.css') ? css : `${base}\n\n${css.trimStart()}`;
}

function askedColours(css: string): AskedColours {
  const said = colours.exec(css)?.[1] ?? '';
  const asked: AskedColours = {};
  for (const [, part, value] of said.matchAll(colourPart)) {
    const colour = parseColor(value!);
    if (colour) asked[part!.toLowerCase() as keyof AskedColours] = colour;
  }
  return asked;
}
