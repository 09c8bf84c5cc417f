/** Tailwind's layers, the weakest first. */
const layers = ['properties', 'theme', 'base', 'components', 'utilities'];

/** Stylesheets that a bundler meets before the one with Tailwind's rules, and those that it meets after. */
export type StylesheetPlace = 'before' | 'after';

/**
 * A stylesheet without cascade layers, as Tailwind 3 made it: rules stand in the order of their layers, an app's own behind them,
 * and the more specific one wins. In layers an app's `* { margin: 0 }` would win over every class. Classes with a condition,
 * `md:text-6xl`, stand behind the app's own rules; rules of other stylesheets (`SheetPlace`) at the ends.
 */
export function withoutLayers(css: string): string {
  const groups = new Map(['before', ...layers, 'rest', 'conditional', 'after'].map((name) => [name, '']));
  const add = (name: string, text: string) => groups.set(name, `${groups.get(name)}${text}\n`);
  let isGenerated = true;
  for (const statement of statementsOf(css)) {
    if (/^@layer\s+[\w\s,-]*;$/.test(statement)) continue;
    const [head, name = ''] = /^@layer\s+([\w-]+)\s*\{/.exec(statement) ?? [];
    if (!groups.has(name)) add('rest', statement);
    else if (name !== 'utilities' || !isGenerated) add(name, statement.slice(head!.length, -1));
    else {
      isGenerated = false;
      for (const rule of statementsOf(statement.slice(head!.length, -1)))
        add(isConditional(rule) ? 'conditional' : 'utilities', rule);
    }
  }
  return [...groups.values()].join('');
}

/** Whether a rule that Tailwind made is of a class such as `hover:underline`. */
function isConditional(rule: string): boolean {
  const selector = rule.slice(0, rule.indexOf('{'));
  if (selector.startsWith('@')) return true;
  return [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].some(([, written]) =>
    written!
      .replaceAll('\\', '')
      .replace(/\[[^\]]*\]|\([^)]*\)/g, '')
      .includes(':'),
  );
}

/** The statements at the top of a stylesheet, without what stands between them. */
export function statementsOf(css: string): string[] {
  const found: string[] = [];
  let start = -1;
  let depth = 0;
  // What may hold braces and ends by itself, or one of the characters that count.
  for (const { 0: token, index } of css.matchAll(
    /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|\\.|[{};]|[^\s"'/\\{};]+|\//g,
  )) {
    if (token.startsWith('/*') && start < 0) continue;
    if (start < 0) start = index;
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    if (depth > 0 || (token !== '}' && token !== ';')) continue;
    found.push(css.slice(start, index + 1));
    start = -1;
    depth = 0;
  }
  if (start >= 0) found.push(css.slice(start));
  return found;
}
