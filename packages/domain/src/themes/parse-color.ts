import { type Oklch, oklch } from './oklch.ts';

/**
 * Reads a CSS colour that an app may have as its accent: hex, `rgb()`, `hsl()`, `oklch()`. An alpha is left out. Null
 * for other notations.
 */
export function parseColor(css: string): Oklch | null {
  const text = css.trim().toLowerCase();
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1];
  if (hex) return fromHex(hex);
  const call = /^(rgba?|hsla?|oklch)\(([^)]*)\)$/.exec(text);
  if (!call) return null;
  const [x, y, z] = call[2]!
    .replace(/\/.*$/, '')
    .split(/[\s,]+/)
    .filter((part) => part !== '');
  if (x === undefined || y === undefined || z === undefined) return null;
  const colour = fromParts(call[1]!, [x, y, z]);
  return [colour.l, colour.c, colour.h].every(Number.isFinite) ? colour : null;
}

function fromParts(kind: string, [x, y, z]: [string, string, string]): Oklch {
  if (kind === 'oklch') return oklch(share(x, 1), share(y, 0.4), degrees(z));
  if (kind.startsWith('hsl')) return fromSrgb(...hslToSrgb(degrees(x), share(y, 100), share(z, 100)));
  return fromSrgb(share(x, 255) / 255, share(y, 255) / 255, share(z, 255) / 255);
}

/** A number, or a percentage of `whole`. */
const share = (text: string, whole: number) =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text);

const degrees = (text: string) => Number(text.replace(/deg$/, ''));

function fromHex(hex: string): Oklch {
  const wide = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const channel = (from: number) => parseInt(wide.slice(from, from + 2), 16) / 255;
  return fromSrgb(channel(0), channel(2), channel(4));
}

/** `saturation` and `lightness` from 0 to 100. */
function hslToSrgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const [s, l] = [saturation / 100, lightness / 100];
  const channel = (n: number) => {
    const k = (n + (((hue % 360) + 360) % 360) / 30) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** Channels from 0 to 1. The inverse of the matrices in oklch.ts. */
function fromSrgb(red: number, green: number, blue: number): Oklch {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return oklch(l, Math.hypot(x, y), hue < 0 ? hue + 360 : hue);
}
