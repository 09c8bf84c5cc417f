type Linear = readonly [number, number, number];

/** The contrast of two colours as WCAG 2 counts it, 1 to 21; null for a colour that cannot be read. */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [linearOf(one), linearOf(other)];
  if (!a || !b) return null;
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const luminance = ([r, g, b]: Linear) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function linearOf(colour: string): Linear | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? [...hex].map((one) => one + one) : hex.match(/../g)!;
    const [r, g, b] = digits.map((pair) => {
      const part = Number.parseInt(pair, 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return [r!, g!, b!];
  }
  const parts = /^oklch\(([\d.]+)(%?) ([\d.]+) ([\d.]+)(?:deg)?\)$/.exec(colour);
  if (!parts) return null;
  const lightness = Number(parts[1]) / (parts[2] ? 100 : 1);
  return fromOklch(lightness, Number(parts[3]), (Number(parts[4]) * Math.PI) / 180);
}

/** By the matrices of Björn Ottosson's Oklab, clipped to sRGB. */
function fromOklch(lightness: number, chroma: number, hue: number): Linear {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (part: number) => Math.min(1, Math.max(0, part));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
