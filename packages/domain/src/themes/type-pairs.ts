export const typePairNames = ['Workshop', 'Studio', 'Journal', 'Ledger', 'Counter', 'Clear'] as const;
export type TypePairName = (typeof typePairNames)[number];

/**
 * A family Whittle serves from the app's own origin. `file` is the name in `whittle/fonts/{file}.css`; `css` is the
 * family's name in CSS; `fallback` continues the stack, also for scripts the family lacks.
 */
export interface FontFamily {
  file: string;
  css: string;
  fallback: string;
}

const sans = 'ui-sans-serif, system-ui, sans-serif';

export const fontFamilies = {
  archivo: { file: 'archivo', css: 'Archivo Variable', fallback: sans },
  publicSans: { file: 'public-sans', css: 'Public Sans Variable', fallback: sans },
  bricolageGrotesque: { file: 'bricolage-grotesque', css: 'Bricolage Grotesque Variable', fallback: sans },
  figtree: { file: 'figtree', css: 'Figtree Variable', fallback: sans },
  literata: { file: 'literata', css: 'Literata Variable', fallback: 'ui-serif, Georgia, serif' },
  jetbrainsMono: { file: 'jetbrains-mono', css: 'JetBrains Mono Variable', fallback: 'ui-monospace, monospace' },
  onest: { file: 'onest', css: 'Onest Variable', fallback: sans },
  atkinson: { file: 'atkinson-hyperlegible-next', css: 'Atkinson Hyperlegible Next Variable', fallback: sans },
} as const satisfies Record<string, FontFamily>;

/** `figures` is the family of numbers in columns; a pair never loads more than two files. */
export interface TypePair {
  name: TypePairName;
  character: string;
  heading: FontFamily;
  body: FontFamily;
  figures?: FontFamily;
}

const { archivo, publicSans, bricolageGrotesque, figtree, literata, jetbrainsMono, onest, atkinson } = fontFamilies;

export const typePairs: Readonly<Record<TypePairName, TypePair>> = {
  Workshop: { name: 'Workshop', character: 'sturdy, practical', heading: archivo, body: publicSans },
  Studio: { name: 'Studio', character: 'lively, handmade', heading: bricolageGrotesque, body: figtree },
  Journal: { name: 'Journal', character: 'bookish, calm', heading: literata, body: figtree },
  Ledger: {
    name: 'Ledger',
    character: 'exact, figures first',
    heading: publicSans,
    body: publicSans,
    figures: jetbrainsMono,
  },
  Counter: { name: 'Counter', character: 'friendly, also Cyrillic', heading: onest, body: onest },
  Clear: { name: 'Clear', character: 'most legible', heading: atkinson, body: atkinson },
};

/** The CSS stack of a family: `"Figtree Variable", ui-sans-serif, system-ui, sans-serif`. */
export const fontStack = ({ css, fallback }: FontFamily): string => `"${css}", ${fallback}`;

/** The one or two font files a pair loads. */
export function fontFilesOf({ heading, body, figures }: TypePair): string[] {
  return [...new Set([heading, body, figures].flatMap((family) => (family ? [family.file] : [])))];
}
