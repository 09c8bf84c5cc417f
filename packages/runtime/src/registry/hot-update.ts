import type { PreviewModule } from '@whittle/contract/preview';
import type { Registry } from './registry.ts';

export type HotUpdate = { changed: readonly PreviewModule[]; removed: readonly string[] };

/**
 * `refresh`: only components changed, React can swap them in place. `remount`: something that React cannot follow
 * changed below a page or the layout. `nothing`: no module that ran is concerned.
 */
export type HotResult = { kind: 'nothing' | 'refresh' | 'remount'; reran: string[] };

/** A name for what React takes as one component over all versions of its code; null for what is no component. */
export type FamilyOf = (value: unknown) => string | null;

/**
 * Replaces modules of the running app. A module that exports nothing but components is where an update ends; any other
 * change is carried on to the modules that import it, up to a page or the layout. A module whose new code fails keeps what
 * it had, and nothing that stands on it changes.
 */
export function applyHotUpdate(registry: Registry, familyOf: FamilyOf, { changed, removed }: HotUpdate): HotResult {
  const dirty = changed
    .filter(({ id, hash }) => registry.hasRun(id) && registry.get(id)?.hash !== hash)
    .map(({ id }) => id);
  const endOf = (id: string) => componentsOf(registry, id, familyOf);
  const before = new Map(dirty.map((id) => [id, endOf(id)]));

  registry.define(changed);
  registry.remove(removed);
  registry.rerun(dirty);
  const reran = [...dirty];
  const plan = createPlan(registry, endOf);
  for (const id of dirty) plan.follow(id, before.get(id)!);
  for (let round = plan.take(); round.length > 0; round = plan.take()) {
    registry.rerun(round);
    reran.push(...round);
    plan.followChanged();
  }
  if (reran.every(registry.isHeldBack)) return { kind: 'nothing', reran };
  return { kind: plan.reachesRoot() ? 'remount' : 'refresh', reran };
}

function createPlan(registry: Registry, endOf: (id: string) => string | null) {
  const planned = new Set<string>();
  const ends = new Map<string, string>();
  let next: string[] = [];
  let isRootReached = false;

  function add(id: string) {
    if (planned.has(id)) return;
    planned.add(id);
    next.push(id);
    const components = endOf(id);
    if (components === null) addImporters(id);
    else ends.set(id, components);
  }

  function addImporters(id: string) {
    const importers = registry.importersOf(id);
    if (importers.length === 0) isRootReached = true;
    for (const importer of importers) add(importer);
  }

  /** A module that ran again: who imports it follows, unless it holds the same components as before, or what it had. */
  function follow(id: string, before: string | null) {
    if (registry.isHeldBack(id) || (before !== null && endOf(id) === before)) return;
    addImporters(id);
  }

  return {
    follow,
    take() {
      const round = next;
      next = [];
      return round;
    },
    followChanged() {
      for (const [id, before] of [...ends]) {
        ends.delete(id);
        follow(id, before);
      }
    },
    reachesRoot: () => isRootReached,
  };
}

/**
 * What a module exports when that is nothing but components: their names and families. Null otherwise. As long as it stays
 * the same, React can swap the components without the importers.
 */
function componentsOf(registry: Registry, id: string, familyOf: FamilyOf): string | null {
  if (!registry.hasRun(id) || registry.failureOf(id)) return null;
  const exports = registry.load(id);
  const families = Object.keys(exports)
    .toSorted()
    .map((name) => [name, familyOf(exports[name])]);
  return families.length > 0 && families.every(([, family]) => family !== null) ? families.join() : null;
}
