/**
 * How one text of a stylesheet becomes another by rules alone: in the list that `path` leads to, by the number of a rule at
 * each step, `drop` rules at `at` give way to `put`. `counts`: how many rules stood in each list on the way.
 */
export type RuleEdit = { path: number[]; counts: number[]; at: number; drop: number; put: string[] };

/** `inside`: what stands between the braces of a rule that holds rules. */
type Rule = { text: string; head: string; inside: string | null };

/** From here on the browser is faster with the whole text. */
const mostRules = 40;

/** What differs between two texts as a change of few rules; null where it is more than that. */
export function ruleEdit(before: string, after: string): RuleEdit | null {
  const [path, counts]: [number[], number[]] = [[], []];
  let [olds, nexts] = [rulesIn(before), rulesIn(after)];
  for (;;) {
    counts.push(olds.length);
    const shorter = Math.min(olds.length, nexts.length);
    let at = 0;
    while (at < shorter && olds[at]!.text === nexts[at]!.text) at += 1;
    let kept = 0;
    while (kept < shorter - at && olds.at(-1 - kept)!.text === nexts.at(-1 - kept)!.text) kept += 1;
    const [gone, put] = [olds.slice(at, olds.length - kept), nexts.slice(at, nexts.length - kept)];
    const [old, next] = [gone[0], put[0]];
    if (
      gone.length === 1 &&
      put.length === 1 &&
      old!.inside !== null &&
      next!.inside !== null &&
      old!.head === next!.head
    ) {
      path.push(at);
      [olds, nexts] = [rulesIn(old!.inside), rulesIn(next!.inside)];
      continue;
    }
    if (gone.length + put.length > mostRules) return null;
    return { path, counts, at, drop: gone.length, put: put.map(({ text }) => text) };
  }
}

const token =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|url\(\s*[^"'\s)][^)]*\)|\\[\s\S]|[{};]/g;
const comments = /\/\*[\s\S]*?(?:\*\/|$)/g;
const holdsRules = /^@(?:layer|media|supports|container)\b/;

function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  let [depth, from, opened] = [0, 0, 0];
  const add = (to: number, hasBlock: boolean) => {
    const text = css.slice(from, to).trim();
    const head = css
      .slice(from, hasBlock ? opened : to)
      .replace(comments, '')
      .trim();
    from = to;
    if (head === '' || head === ';') return;
    rules.push({ text, head, inside: hasBlock && holdsRules.test(head) ? css.slice(opened + 1, to - 1) : null });
  };
  for (const { 0: one, index } of css.matchAll(token)) {
    if (one === '{' && (depth += 1) === 1) opened = index;
    if (one === '}' && (depth -= 1) === 0) add(index + 1, true);
    if (one === ';' && depth === 0) add(index + 1, false);
  }
  return rules;
}
