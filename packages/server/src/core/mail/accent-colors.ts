import { contrast, type Oklch, oklch, toHex } from '@whittle/domain/themes/oklch';
import { parseColor } from '@whittle/domain/themes/parse-color';

const petrol = oklch(0.46, 0.085, 220);
const white = oklch(0.99, 0, 0);
const ink = oklch(0.2, 0.01, 95);

/** An accent as mail programs know colours, with the text colour that is readable on it. */
export function accentColors(cssColor: string | null): { accent: string; onAccent: string } {
  const accent: Oklch = (cssColor && parseColor(cssColor)) || petrol;
  return {
    accent: toHex(accent),
    onAccent: toHex(contrast(accent, white) >= contrast(accent, ink) ? white : ink),
  };
}
