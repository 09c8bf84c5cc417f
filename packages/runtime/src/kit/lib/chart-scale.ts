/** Round numbers that cover the values, zero included where `fromZero`: `[0, 500, 1000, 1500]` for values up to 1,284. */
export function niceTicks(values: readonly number[], fromZero: boolean, count = 4): number[] {
  const finite = values.filter((value) => Number.isFinite(value));
  let low = Math.min(...finite);
  let high = Math.max(...finite);
  if (finite.length === 0) [low, high] = [0, 1];
  if (fromZero) [low, high] = [Math.min(0, low), Math.max(0, high)];
  if (low === high) high = low + Math.max(1, Math.abs(low));
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * 0.999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Which of `count` labels to write so that they have room: all, or every n-th counted from the last. */
export function labelled(count: number, room: number): (index: number) => boolean {
  const every = Math.max(1, Math.ceil(count / room));
  return (index) => (count - 1 - index) % every === 0;
}

/** About how wide a text of the meta size is, in px. */
const textWidth = (text: string) => text.length * 6.8 + 4;

/** Whether texts of one line fit beside each other: nowhere, only in a wide place (480 px), or also on a phone (340 px). */
export function whereTheyFit(texts: readonly string[]): 'nowhere' | 'wide' | 'everywhere' {
  const width = texts.length * Math.max(0, ...texts.map(textWidth));
  if (width <= 340) return 'everywhere';
  return width <= 480 ? 'wide' : 'nowhere';
}
