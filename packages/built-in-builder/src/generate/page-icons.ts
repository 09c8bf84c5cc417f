import type { Page } from '../plan/plan.ts';

/** What a page of narrowed rows is about, and what a list is that has no icon of its own: by its name. */
const meanings: readonly [RegExp, string][] = [
  [/\b(?:today|heute)\b/i, 'CalendarClock'],
  [/\b(?:soon|due|overdue|late|bald|fällig|überfällig|verspätet)\b/i, 'AlarmClock'],
  [/\b(?:empty|low|missing|leer|knapp|fehlt|fehlend|nachbestellen|urgent|dringend)\b/i, 'TriangleAlert'],
  [/\b(?:waits?|waiting|open|pending|not|new|wartet|wartend|offen|offene|neu|nicht)\b/i, 'Hourglass'],
  [/\b(?:done|settled|finished|paid|sold|erledigt|bezahlt|abgeholt|verkauft|fertig)\b/i, 'CircleCheck'],
  [/\b(?:owes?|debts?|schuldet|schulden)\b/i, 'HandCoins'],
  [/\b(?:free|available|frei|verfügbar)\b/i, 'CalendarSearch'],
  [/\b(?:week|month|woche|monat)\b|^(?:months|weeks|monate|wochen)$/i, 'CalendarRange'],
  [/\b(?:my|mine|meine)\b/i, 'UserRound'],
];

/** Told apart by their shape where their names say nothing. */
const plain = ['LayoutList', 'Folder', 'Tag', 'Layers', 'Bookmark', 'Archive', 'Shapes', 'Inbox', 'Box', 'Grid2x2', 'List', 'Flag']; // prettier-ignore

/** The icon of each page in the navigation: by its meaning, and no two alike as far as there are others. */
export function pageIcons(pages: readonly Page[]): string[] {
  const used = new Set<string>();
  return pages.map(({ icon, label }) => {
    const isVague = icon === 'LayoutList' || icon === 'ListFilter' || used.has(icon);
    const meant = meanings.find(([words, name]) => words.test(label) && !used.has(name))?.[1];
    const chosen = isVague ? (meant ?? plain.find((name) => !used.has(name)) ?? icon) : icon;
    used.add(chosen);
    return chosen;
  });
}
