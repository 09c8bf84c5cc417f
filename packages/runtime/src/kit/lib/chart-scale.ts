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
