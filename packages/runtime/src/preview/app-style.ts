import { ruleEdit, type RuleEdit } from './rule-edit.ts';

/** The text that the page's stylesheet was last made equal to; its element keeps an older one. */
let shown: string | null = null;

/**
 * Gives the page another stylesheet. Where few rules differ, only these change: for a new text the browser works out the
 * style and the place of everything on the page anew, which takes longer than all the rest of a change.
 */
export function showStyle(css: string): void {
  const element = document.getElementById('whittle-css') as HTMLStyleElement;
  const edit = element.sheet === null ? null : ruleEdit(shown ?? element.textContent, css);
  if (edit === null || !changeRules(element.sheet!, edit)) element.textContent = css;
  shown = css;
}

/** False when the browser does not have the rules that the text says, such as where it does not know one. */
function changeRules(sheet: CSSStyleSheet, { path, counts, at, drop, put }: RuleEdit): boolean {
  let list: CSSStyleSheet | CSSGroupingRule = sheet;
  for (const [step, count] of counts.entries()) {
    if (list.cssRules?.length !== count) return false;
    if (step < path.length) list = list.cssRules[path[step]!] as CSSGroupingRule;
  }
  try {
    for (let left = drop; left > 0; left -= 1) list.deleteRule(at);
    for (const [index, rule] of put.entries()) list.insertRule(rule, at + index);
    return true;
  } catch {
    return false;
  }
}
