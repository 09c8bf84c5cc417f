const declaration = /--primary\s*:\s*([^;}{]{1,100})[;}]/;
const hslTriple = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;
const color = /^(?:#[\da-f]{3,8}|(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch|hwb)\([\d\s.,%/a-z+-]+\))$/i;

/**
 * The app's main colour as a CSS colour, read from the first `--primary` of its globals.css (the light theme). Null
 * when there is none, or when it is not a plain colour: the value ends up in the builder's own pages.
 */
export function accentColorOf(globalsCss: string): string | null {
  const value = declaration.exec(globalsCss)?.[1]?.trim();
  if (!value) return null;
  if (hslTriple.test(value)) return `hsl(${value})`;
  return color.test(value) ? value : null;
}
