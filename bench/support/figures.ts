/** Milliseconds of the machine's clock, the same in every process and page. */
export const clock = () => performance.timeOrigin + performance.now();

export const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** One after the other, so that no run slows another. */
export async function times(count: number, once: (run: number) => Promise<number>): Promise<number[]> {
  const list: number[] = [];
  for (let run = 0; run < count; run += 1) list.push(await once(run));
  return list;
}

type Limit = (vite: number) => { ms: number; text: string };

export const atMost = (ms: number) => () => ({ ms, text: `${ms} ms` });
export const ofVite = (part: number) => (vite: number) => ({ ms: vite * part, text: `${part} of Vite` });

export type Figure = { what: string; vite: number; ours: number; limit?: Limit };

/** Medians in milliseconds, their ratio, and whether the limit was kept. */
export function printFigures(figures: Figure[]): void {
  const columns = ['Vite', 'ours', 'ratio'].map((name) => name.padStart(8)).join('');
  console.log(`${'milliseconds, median'.padEnd(34)}${columns}   limit`);
  for (const { what, vite, ours, limit } of figures) {
    const kept = limit?.(vite);
    const numbers = [vite.toFixed(0), ours.toFixed(0), (ours / vite).toFixed(2)]
      .map((text) => text.padStart(8))
      .join('');
    console.log(`${what.padEnd(34)}${numbers}   ${kept?.text ?? ''}${kept && ours > kept.ms ? '   OVER' : ''}`);
  }
}
