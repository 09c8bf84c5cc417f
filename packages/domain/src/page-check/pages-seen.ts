import type { PageOutcome, PageViewer } from '@whittle/contract/page-check';

/** What became of one page: as its owner saw it, and as others did where that was no better. */
type PageSeen = {
  page: string;
  state: PageOutcome['state'];
  pressed: number;
  others: { viewer: PageViewer; state: PageOutcome['state'] }[];
};

const isWell = (state: PageOutcome['state']) => state === 'opened' || state === 'broken';

/** A page check by page. `missed` are pages of which something was not seen. */
export function pagesSeen(walk: readonly PageOutcome[]): {
  pages: PageSeen[];
  viewers: PageViewer[];
  pressed: number;
  notPressed: number;
  missed: number;
} {
  const byPage = Map.groupBy(walk, ({ page }) => page);
  const pages = [...byPage].map(([page, outcomes]) => {
    const own = outcomes.find(({ viewer = 'owner' }) => viewer === 'owner') ?? outcomes[0]!;
    const others = outcomes.flatMap(({ viewer, state }) =>
      viewer === undefined || state === 'opened' || state === own.state ? [] : [{ viewer, state }],
    );
    return { page, state: own.state, pressed: own.pressed ?? 0, others };
  });
  const sum = (count: (outcome: PageOutcome) => number | undefined) =>
    walk.reduce((all, outcome) => all + (count(outcome) ?? 0), 0);
  return {
    pages,
    viewers: [...new Set(walk.filter(({ state }) => isWell(state)).map(({ viewer = 'owner' }) => viewer))],
    pressed: sum(({ pressed }) => pressed),
    notPressed: sum(({ notPressed }) => notPressed),
    missed: pages.filter(({ state, others }) => ![state, ...others.map((one) => one.state)].every(isWell)).length,
  };
}
