/** Where a generated app asks for font files, on its own origin. */
export const fontUrlPrefix = '/_whittle/fonts/';

const latin = ['latin', 'latin-ext'] as const;
const latinAndCyrillic = [...latin, 'cyrillic', 'cyrillic-ext'] as const;

/** The families of `whittle/fonts/{family}.css` and the scripts each is served in; a browser loads only what it shows. */
const subsetsByFamily = {
  archivo: latin,
  'atkinson-hyperlegible-next': latin,
  'bricolage-grotesque': latin,
  figtree: latin,
  'jetbrains-mono': latinAndCyrillic,
  literata: latinAndCyrillic,
  onest: latinAndCyrillic,
  'public-sans': latin,
} as const;

/** Names for `whittle/fonts/{family}.css`; the stylesheet itself is `kit/styles/fonts/{family}.css`. */
export const fontFamilyFiles = Object.keys(subsetsByFamily);

/**
 * File name below `fontUrlPrefix` to the npm file it is, resolvable from this package:
 * `figtree-latin-wght-normal.woff2` is `@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2`.
 */
export const fontFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(subsetsByFamily).flatMap(([family, subsets]) =>
    subsets.map((subset) => {
      const file = `${family}-${subset}-wght-normal.woff2`;
      return [file, `@fontsource-variable/${family}/files/${file}`] as const;
    }),
  ),
);

/** The file worth preloading for a family: its Latin one. */
export const latinFontFile = (family: string): string => `${family}-latin-wght-normal.woff2`;
