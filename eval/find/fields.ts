import type { Locator } from '@playwright/test';
import { patternOf } from './words.ts';

const anyControl =
  ':is(input:not([type=hidden]):not([type=submit]):not([type=button]), textarea, select, [role=combobox], [role=spinbutton], [role=textbox], [role=switch], [role=checkbox], [role=slider], [role=radiogroup], [contenteditable=true])';
/** What is searched and filtered with is no part of a form. */
const formControl = `${anyControl}:not([type=search], [role=searchbox], [role=search] *)`;

/** `title|name` as words. */
export const labelsOf = (key: string): string[] => key.split('|').map((label) => label.trim());

/** The field of a form that a person would take for one of these labels. */
export const fieldOf = (within: Locator, labels: readonly string[]): Promise<Locator | null> =>
  findField(within, labels, formControl);

/** The same for what a list is narrowed and sorted with. */
export const filterOf = (within: Locator, labels: readonly string[]): Promise<Locator | null> =>
  findField(within, labels, anyControl);

/** By its label, group, placeholder, name in the code, or the words in front of it. */
async function findField(within: Locator, labels: readonly string[], kind: string): Promise<Locator | null> {
  const controls = within.locator(kind);
  for (const label of labels) {
    const pattern = patternOf(label);
    const ways = [
      within.getByLabel(pattern).and(controls),
      within.getByPlaceholder(pattern).and(controls),
      within.getByRole('radiogroup', { name: pattern }),
      within.getByRole('group', { name: pattern }),
    ];
    for (const way of ways) {
      const shown = way.filter({ visible: true });
      if ((await shown.count()) > 0) return bestOf(shown, label);
    }
    const at = await fieldBeside(controls.filter({ visible: true }), label);
    if (at) return at;
  }
  return null;
}

/** Of several the one whose label is shortest: "Title" before "Title of the series". */
async function bestOf(found: Locator, label: string): Promise<Locator> {
  const lengths = await found.evaluateAll(
    (elements, wanted) =>
      elements.map((element) => {
        const { labels } = element as HTMLInputElement;
        const name = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? '';
        return name.trim().toLowerCase().startsWith(wanted) ? name.length : name.length + 100;
      }),
    label.toLowerCase(),
  );
  return found.nth(lengths.indexOf(Math.min(...lengths)));
}

/** A control without a label of its own whose name says it, or which stands right after the words. */
async function fieldBeside(all: Locator, label: string): Promise<Locator | null> {
  const source = patternOf(label).source;
  const at = await all.evaluateAll((elements, words) => {
    const pattern = new RegExp(words, 'iu');
    const spaced = (name: string) => name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ');
    const isNamed = (element: Element) =>
      ['name', 'id', 'title'].some((attribute) => pattern.test(spaced(element.getAttribute(attribute) ?? '')));
    const named = elements.findIndex(isNamed);
    if (named >= 0) return named;
    const isBeside = (element: Element) => {
      for (let box = element.parentElement, up = 0; box && up < 3; box = box.parentElement, up += 1) {
        if (elements.some((other) => other !== element && box.contains(other))) return false;
        const [line = ''] = box.innerText.trim().split('\n');
        if (line !== '') return line.length < 60 && pattern.test(line) && element.tagName !== 'SELECT';
      }
      return false;
    };
    return elements.findIndex(isBeside);
  }, source);
  return at >= 0 ? all.nth(at) : null;
}

/** Every control of a form that is shown and may be changed. */
export const controlsOf = (form: Locator): Locator => form.locator(formControl).filter({ visible: true });
