/** Which records are ticked: some by id, or all that match the filters but a few. */
export type Ticks = { all: boolean; ids: ReadonlySet<string> };

export const noTicks: Ticks = { all: false, ids: new Set() };

export const isTicked = ({ all, ids }: Ticks, id: string): boolean => ids.has(id) !== all;

export function withTick(ticks: Ticks, id: string, isOn: boolean): Ticks {
  const ids = new Set(ticks.ids);
  if (isOn === ticks.all) ids.delete(id);
  else ids.add(id);
  return { all: ticks.all, ids };
}

export const tickCount = ({ all, ids }: Ticks, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size;
