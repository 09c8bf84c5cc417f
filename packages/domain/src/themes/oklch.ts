/** A colour in OKLCH: lightness 0-1, chroma 0-0.4, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

export const oklch = (l: number, c: number, h: number): Oklch => ({ l, c, h });

/** Reads the three numbers of the colour tables: `'.42 .105 252'`. */
export function parseTriple(text: string): Oklch {
  const [l = 0, c = 0, h = 0] = text.trim().split(/\s+/).map(Number);
  return { l, c, h };
}

const trim = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** CSS text, three decimals of lightness and chroma, one of hue: `oklch(0.42 0.105 252)`. */
export function toCss({ l, c, h }: Oklch): string {
  return `oklch(${trim(l, 3)} ${trim(c, 3)} ${trim(h, 1)})`;
}

/** The colour as written by `toCss`, so that what is checked is what is painted. */
export const roundToCss = ({ l, c, h }: Oklch): Oklch => ({
  l: Number(trim(l, 3)),
  c: Number(trim(c, 3)),
  h: Number(trim(h, 1)),
});

const toOklab = ({ l, c, h }: Oklch): Triple => {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const fromOklab = ([l, a, b]: Triple): Oklch => {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c: Math.hypot(a, b), h: degrees < 0 ? degrees + 360 : degrees };
};

/** `share` (0-1) of `over` in `base`, like CSS `color-mix(in oklab, over share, base)`. */
export function mix(over: Oklch, base: Oklch, share: number): Oklch {
  const [x, y] = [toOklab(over), toOklab(base)];
  const part = (index: 0 | 1 | 2) => x[index] * share + y[index] * (1 - share);
  return fromOklab([part(0), part(1), part(2)]);
}

/** Euclidean distance in OKLab; about 0.02 is just visible, 0.1 tells two series apart. */
export function distance(one: Oklch, other: Oklch): number {
  const [x, y] = [toOklab(one), toOklab(other)];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Linear-light sRGB; a channel outside 0-1 is outside the gamut. */
export function toLinearSrgb(colour: Oklch): Triple {
  const [lightness, a, b] = toOklab(colour);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** True when the colour can be painted on an sRGB screen without being changed. */
export function isInSrgb(colour: Oklch, tolerance = 0.002): boolean {
  return toLinearSrgb(colour).every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

/** `#rrggbb`, channels outside the gamut clipped. */
export function toHex(colour: Oklch): string {
  const encode = (channel: number) => {
    const value = Math.min(1, Math.max(0, channel));
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(gamma * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${toLinearSrgb(colour).map(encode).join('')}`;
}

function relativeLuminance(colour: Oklch): number {
  const [red, green, blue] = toLinearSrgb(colour).map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [x, y] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
