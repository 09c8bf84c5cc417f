/** Whether a path fits. */
export type FitsGlob = (path: string) => boolean;

/** A pattern that stands for more than so many is no list of files that anybody means. */
const maxAlternatives = 64;

/** `one` takes a sign, `name` any part of a name, `folders` whole folders with their slashes, `all` whatever there is. */
type Token = { kind: 'one'; fits: (sign: string) => boolean } | { kind: 'name' | 'folders' | 'all' };

/**
 * `*` and `?` within a name, `**` over folders, `{a,b}` and `[ab]`. Not a regular expression: one with many stars takes
 * longer than anybody lives for some paths, and patterns are written by the people whose apps share this server.
 */
export function globPattern(glob: string): FitsGlob {
  const patterns = alternativesOf(glob).map(tokensOf);
  return (path) => {
    const signs = [...path];
    return patterns.some((tokens) => fits(tokens, signs));
  };
}

/** The pattern with each choice of its braces; none when there are too many. */
function alternativesOf(glob: string): string[] {
  let open = [glob];
  const done: string[] = [];
  while (open.length > 0) {
    if (open.length + done.length > maxAlternatives) return [];
    const [next, ...rest] = open;
    const braces = innermostBraces.exec(next!);
    if (!braces) done.push(next!);
    const chosen = braces?.[1]!.split(',').map((one) => next!.replace(braces[0], () => one)) ?? [];
    open = [...chosen, ...rest];
  }
  return done;
}

const innermostBraces = /\{([^{}]*)\}/;

const tokensOf = (glob: string): Token[] =>
  [...glob.matchAll(/\*\*\/|\*\*|\*|\?|\[!?[^\]]*\]|[^]/gu)].map(([part]) => tokenOf(part));

function tokenOf(part: string): Token {
  switch (part) {
    case '**/':
      return { kind: 'folders' };
    case '**':
      return { kind: 'all' };
    case '*':
      return { kind: 'name' };
    case '?':
      return { kind: 'one', fits: (sign) => sign !== '/' };
  }
  return { kind: 'one', fits: part.length > 2 && part.startsWith('[') ? oneOf(part) : (sign) => sign === part };
}

function oneOf(signs: string): (sign: string) => boolean {
  try {
    const pattern = new RegExp(`^${signs.replace(/^\[!/, '[^')}$`, 'u');
    return (sign) => pattern.test(sign);
  } catch {
    return () => false;
  }
}

/** Follows all ways through the path at once: `reached` has the places up to which the tokens so far may lead. */
function fits(tokens: readonly Token[], signs: readonly string[]): boolean {
  let reached = [true, ...signs.map(() => false)];
  for (const token of tokens) {
    const next =
      token.kind === 'one'
        ? reached.map((_, at) => at > 0 && reached[at - 1]! && token.fits(signs[at - 1]!))
        : widened(token.kind, reached, signs);
    if (!next.includes(true)) return false;
    reached = next;
  }
  return reached.at(-1)!;
}

function widened(kind: 'name' | 'folders' | 'all', reached: readonly boolean[], signs: readonly string[]): boolean[] {
  const next = [...reached];
  /** Whether the way into the present name began at a place that was reached, and whether it took a sign of it. */
  let isInside = false;
  let hasSign = false;
  for (const [at, sign] of signs.entries()) {
    isInside ||= next[at]!;
    if (kind === 'all') next[at + 1] ||= isInside;
    else if (sign !== '/') {
      hasSign ||= isInside;
      if (kind === 'name') next[at + 1] ||= isInside;
    } else {
      if (kind === 'folders') next[at + 1] ||= hasSign;
      isInside = false;
      hasSign = false;
    }
  }
  return next;
}
