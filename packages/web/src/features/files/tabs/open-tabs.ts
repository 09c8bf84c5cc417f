/** Paths of the files that are open, in their order, and the one that was looked at last. */
export type OpenTabs = { paths: readonly string[]; active: string | null };

/** Shows a file; one that was not open stands behind the one that was shown. Beyond `max` the leftmost of the others goes. */
export function openTab({ paths, active }: OpenTabs, path: string, max: number): OpenTabs {
  if (paths.includes(path)) return { paths, active: path };
  const at = active === null ? paths.length : paths.indexOf(active) + 1;
  const opened = paths.toSpliced(at || paths.length, 0, path);
  const surplus = opened.length > max ? opened.find((one) => one !== path && one !== active) : undefined;
  return { paths: opened.filter((one) => one !== surplus), active: path };
}

/** Closes a tab; its neighbour is shown when it was the shown one. */
export function closeTab({ paths, active }: OpenTabs, path: string): OpenTabs {
  const at = paths.indexOf(path);
  if (at < 0) return { paths, active };
  const left = paths.toSpliced(at, 1);
  return { paths: left, active: active === path ? (left[at] ?? left[at - 1] ?? null) : active };
}

/** Closes all but one, and but those that must stay. */
export function closeOtherTabs({ paths }: OpenTabs, path: string, stays: (path: string) => boolean): OpenTabs {
  return { paths: paths.filter((one) => one === path || stays(one)), active: path };
}

/** Puts a tab where another one stands. */
export function moveTab({ paths, active }: OpenTabs, path: string, to: string): OpenTabs {
  const at = paths.indexOf(to);
  if (!paths.includes(path) || at < 0) return { paths, active };
  return { paths: paths.filter((one) => one !== path).toSpliced(at, 0, path), active };
}

export function renameTab({ paths, active }: OpenTabs, from: string, to: string): OpenTabs {
  const others = paths.filter((one) => one !== to);
  return { paths: others.map((one) => (one === from ? to : one)), active: active === from ? to : active };
}

/** The tab `step` further on, round at the ends. */
export const tabBeside = ({ paths, active }: OpenTabs, step: 1 | -1): string | null =>
  paths.at((paths.indexOf(active ?? '') + step) % Math.max(1, paths.length)) ?? null;

/** The shortest ends of paths that tell them apart: `Home.jsx`, or `admin/Home.jsx` where there are two. */
export function tabNames(paths: readonly string[]): string[] {
  const end = (path: string, parts: number) => path.split('/').slice(-parts).join('/');
  return paths.map((path) => {
    let parts = 1;
    const isTaken = () => paths.some((other) => other !== path && end(other, parts) === end(path, parts));
    while (parts < path.split('/').length && isTaken()) parts += 1;
    return end(path, parts);
  });
}
