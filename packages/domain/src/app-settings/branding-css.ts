import type { AppStyle } from '@whittle/contract/app-settings/documents';
import { accentColorOf } from '../apps/accent-color.ts';
import { askedTokens, tokensWithAsked } from '../themes/asked-colours.ts';
import { contrast, mix, oklch, type Oklch, toHex } from '../themes/oklch.ts';
import { type Mode, palettes } from '../themes/palettes.ts';
import { parseColor } from '../themes/parse-color.ts';
import { parseTheme } from '../themes/theme.ts';
import { colourTokenNames, type ColourTokens } from '../themes/tokens.ts';

/** What text needs on its ground (WCAG 2.2, 1.4.3). */
export const readableContrast = 4.5;
const white = oklch(1, 0, 0);
const black = oklch(0.16, 0, 0);

type Files = ReadonlyMap<string, string>;

/** The colours that the pages of an app have under a style, with each choice that could not be read put right. */
export type BrandedColours = {
  tokens: ColourTokens;
  scheme: Mode;
  header: Oklch;
  subheader: Oklch;
  buttonText: Oklch;
};

const stylesheetsOf = (files: Files): string =>
  [...files].flatMap(([path, text]) => (path.endsWith('.css') ? [text] : [])).join('\n');

/** `mode` is what the system asks for; a style that is dark or light by itself does not follow it. */
export function brandedColours(style: AppStyle, files: Files, mode: Mode = 'light'): BrandedColours {
  const css = files.get('globals.css') ?? stylesheetsOf(files);
  const theme = parseTheme(css);
  const palette = palettes[theme?.palette ?? 'Press'];
  const own = accentColorOf(css);
  const part =
    colourOf(style.buttonBackgroundColor) ?? (theme?.palette ? undefined : (own && parseColor(own)) || undefined);
  const wanted: Mode = style.styleName === 'dark' || style.styleName === 'light' ? style.styleName : mode;
  const tint =
    style.styleName === 'colorful'
      ? mix(part ?? palette.primary[wanted], wanted === 'dark' ? black : white, 0.16)
      : undefined;
  const background = colourOf(style.background) ?? tint;
  const { tokens, scheme } = tokensWithAsked(
    palette,
    { ...(background && { background }), ...(part && { components: part }) },
    wanted,
  );
  const grounds = [tokens.background, tokens.card];
  return {
    tokens,
    scheme,
    header: readable(colourOf(style.headerTextColor), [tokens.background], tokens.foreground),
    subheader: readable(colourOf(style.subheaderTextColor), grounds, tokens.foreground),
    buttonText: readable(colourOf(style.buttonTextColor), [tokens.primary], tokens['primary-foreground']),
  };
}

const colourOf = (text: string): Oklch | undefined => parseColor(text) ?? undefined;

/** The chosen colour where it reads on every ground, else the one that does. */
const readable = (chosen: Oklch | undefined, grounds: readonly Oklch[], otherwise: Oklch): Oklch =>
  chosen && grounds.every((ground) => contrast(chosen, ground) >= readableContrast) ? chosen : otherwise;

/**
 * What an app's pages load behind their own style (PUB-05). Nothing for a style that asks for nothing. Colours stand in the
 * tokens that the app's own stylesheet sets, in its way of writing them, so that all its parts follow.
 */
export function brandingCss(style: AppStyle, files: Files): string {
  const isTriple = /--background:\s*[\d.]+(?:deg)?\s+[\d.]+%/.test(stylesheetsOf(files));
  const write = isTriple ? hslTriple : toHex;
  const asksForGround = style.background !== '' || style.styleName === 'colorful';
  const rules: string[] = [];
  const tokensOf = (mode: Mode) => {
    const { tokens, scheme, buttonText } = brandedColours(style, files, mode);
    const asked = { background: style.background, components: style.buttonBackgroundColor };
    const exact = new Map(
      (['background', 'components'] as const).flatMap((name) =>
        asked[name] ? [[askedTokens[name], asked[name]] as const] : [],
      ),
    );
    const text = { ...tokens, 'primary-foreground': buttonText };
    const lines = colourTokenNames
      .filter((name) => asksForGround || partTokens.has(name))
      .map((name) => `--${name}:${isTriple ? write(text[name]) : (exact.get(name) ?? write(text[name]))}`);
    return `${asksForGround ? `color-scheme:${scheme};` : ''}${lines.join(';')}`;
  };
  if (asksForGround || style.buttonBackgroundColor !== '' || style.buttonTextColor !== '') {
    rules.push(`:root:root{${tokensOf('light')}}`);
    if (!style.background) {
      if (style.styleName !== 'light')
        rules.push(
          `@media (prefers-color-scheme:dark){:root:root:where(:not([data-theme=light])){${tokensOf('dark')}}}`,
        );
      rules.push(`:root:root:where([data-theme=dark],.dark){${tokensOf('dark')}}`);
    }
  }
  const headings = (mode: Mode) => {
    const { header, subheader } = brandedColours(style, files, mode);
    return [
      style.headerTextColor && `h1{color:${toHex(header)}}`,
      style.subheaderTextColor && `:is(h2,h3,h4){color:${toHex(subheader)}}`,
    ].filter(Boolean) as string[];
  };
  const inMode = (selector: string, mode: Mode) => headings(mode).map((rule) => `${selector} ${rule}`);
  rules.push(...inMode(':root:root', 'light'));
  if (!style.background && style.styleName !== 'light')
    rules.push(
      `@media (prefers-color-scheme:dark){${inMode(':root:root:where(:not([data-theme=light]))', 'dark').join('')}}`,
    );
  rules.push(...inMode(':root:root:where([data-theme=dark],.dark)', 'dark'));
  if (style.backgroundImage !== '') {
    // The picture shines through the ground, so that what is written on it stays readable.
    const veil = isTriple ? 'hsl(var(--background))' : 'var(--background)';
    rules.push(
      `:root:root body{background:linear-gradient(color-mix(in oklab,${veil} 82%,transparent) 0 0),url("${style.backgroundImage}") center/cover fixed}`,
    );
  }
  if (style.logoUrl !== '') {
    rules.push(
      `:root:root [data-slot=app-mark]{width:1.75rem;height:1.75rem;background:url("${style.logoUrl}") center/contain no-repeat}`,
      ':root:root [data-slot=app-mark]>*{visibility:hidden}',
    );
    // The sign-in page loads no pictures from elsewhere.
    if (style.logoUrl.startsWith('/files/'))
      rules.push(`:root:root .sign-in .mark{background:url("${style.logoUrl}") center/contain no-repeat;color:#0000}`);
  }
  return rules.filter((rule) => !rule.endsWith('{}')).join('\n');
}

/** Those that follow the colour of buttons alone. */
const partTokens: ReadonlySet<string> = new Set([
  ...['primary', 'primary-foreground', 'primary-edge', 'second', 'second-foreground', 'second-edge'],
  ...['link', 'soft', 'ring', 'chart-1'],
]);

/** `220 14% 96%`, as stylesheets write that put it into `hsl()` themselves. */
function hslTriple(colour: Oklch): string {
  const hex = toHex(colour);
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (high + low) / 2;
  const spread = high - low;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    spread === 0
      ? 0
      : high === red
        ? ((green - blue) / spread + 6) % 6
        : high === green
          ? (blue - red) / spread + 2
          : (red - green) / spread + 4;
  const figure = (value: number) => String(Number(value.toFixed(1)));
  return `${figure(sector * 60)} ${figure(saturation * 100)}% ${figure(lightness * 100)}%`;
}
