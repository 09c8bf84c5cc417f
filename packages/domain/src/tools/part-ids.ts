/** The id of a new field, step, stage or block: its name in small letters, and a number where it is taken. */
export function newPartId(name: string, taken: readonly { id: string }[], fallback: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const word = plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[^a-z]+|_+$/g, '')
    .slice(0, 36);
  const base = word || fallback;
  const used = new Set(taken.map(({ id }) => id));
  for (let n = 1; ; n += 1) {
    const id = n === 1 ? base : `${base}_${n}`;
    if (!used.has(id)) return id;
  }
}
