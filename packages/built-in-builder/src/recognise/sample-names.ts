import type { SampleRow } from '../kinds/kind.ts';
import { inSentence, toLabel } from '../plan/names.ts';
import type { Entity } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';

// none begins with "New", which is what a button says
const things = ['Small ~', 'Large ~', 'Light ~', 'Spare ~', 'Old ~', 'Blue ~', 'Second ~', 'Simple ~'];
const sorts = ['General', 'Everyday', 'Special', 'Seasonal', 'Popular', 'New', 'For beginners', 'Other'];
const papers = ['~ for March', 'First ~', '~ for the team', '~ for May', '~ from last year', 'Short ~', '~ for April', '~ for the meeting']; // prettier-ignore
const happenings = ['First ~', '~ in March', 'Second ~', '~ before the summer', 'Yearly ~', '~ in October', 'Extra ~', 'Last ~']; // prettier-ignore

/** Names as people give them, by what the noun is; `~` is the noun. */
const byKind: Readonly<Record<string, readonly string[]>> = {
  deed: happenings,
  event: happenings,
  time: happenings,
  place: ['North ~', '~ at the harbour', 'Old ~', '~ on Mill Street', 'South ~', 'Little ~', '~ by the park', 'City ~'],
  group: ['First ~', 'Evening ~', '~ North', 'Youth ~', '~ South', 'Morning ~', 'Second ~', 'Open ~'],
  document: papers,
  file: papers,
  text: papers,
  record: papers,
  money: ['~ for March', '~ for April', 'Yearly ~', 'First ~', '~ for May', 'Extra ~', '~ for June', 'Last ~'],
  amount: ['~ in March', '~ in April', '~ in May', '~ in June', '~ in July', '~ in August', '~ in September', '~ in October'], // prettier-ignore
  message: ['Question about Thursday', 'Thank you for yesterday', 'New date for the meeting', 'Can you call me back?', 'Photos of the weekend', 'Running ten minutes late', 'Keys for the hall', 'See you on Monday'], // prettier-ignore
  category: sorts,
  choice: sorts,
  quality: sorts,
  state: sorts,
  abstract: ['First ~', 'Simple ~', '~ of the month', 'Quiet ~', 'Shared ~', 'Bold ~', 'Old ~', 'Another ~'],
};
const judgedBy = ['Price', 'Quality', 'Delivery time', 'Experience', 'Location', 'Warranty', 'Service', 'Safety'];

/** A believable name for the `index`-th record of a noun of which nothing is known but what it is. */
export function nameByGrade(noun: string, index: number): string {
  const names = /criteri(?:on|a)$|parameter$|factor$|requirement$/.test(noun) ? judgedBy : (byKind[gradeOf(noun.toLowerCase())?.kind ?? ''] ?? things); // prettier-ignore
  return toLabel(names[index % names.length]!.replace('~', inSentence(noun)));
}

const long = 40;
/** Where a long name may end. */
const cut = /(?:,? (?:with|behind|before|that|who|from|for|along|by|on|in|at|back|including|to)\b|[,;:(]).*$/;

/** One long name shows how an app copes; of more, each is what it would be called in short. */
export function oneLongName(entities: readonly Entity[], samples: ReadonlyMap<string, readonly SampleRow[]>): Map<string, readonly SampleRow[]> {
  let has = false;
  const renamed = new Map<string, string>();
  for (const entity of entities) {
    const { name, type } = rolesOf(entity).title;
    if (type !== 'text') continue;
    const taken = new Set((samples.get(entity.name) ?? []).map((row) => row[name]));
    for (const row of samples.get(entity.name) ?? []) {
      const title = row[name];
      if (typeof title !== 'string' || title.length <= long) continue;
      const short = title.replace(cut, '');
      if (has && short.length >= 4 && !taken.has(short)) renamed.set(`${entity.name} ${title}`, short);
      has = true;
    }
  }
  return new Map([...samples].map(([of, rows]) => {
    const entity = entities.find(({ name }) => name === of);
    if (!entity) return [of, rows];
    const title = rolesOf(entity).title.name;
    return [of, rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => {
      const holder = name === title ? of : entity.fields.find((field) => field.name === name)?.reference;
      return [name, (holder && renamed.get(`${holder} ${String(value)}`)) ?? value];
    })))];
  }));
} // prettier-ignore
