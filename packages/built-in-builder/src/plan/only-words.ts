import { inSentence, toLabel } from './names.ts';
import type { Only } from './only.ts';
import { fieldOf, type AppPlan, type Entity } from './plan.ts';
import { isDeadline } from './roles.ts';

type Language = AppPlan['language'];

/** A condition in a few words, as they stand behind a name: "open", "without email", "cost over 100". */
export function wordsOf(only: Only, entity: Entity, language: Language): string {
  const isGerman = language === 'de';
  if (only.kind === 'mine') return isGerman ? 'eigene' : 'my own';
  const field = fieldOf(entity, only.field);
  const label = field?.label ?? only.field;
  const name = isGerman ? label : inSentence(label);
  const say = (english: string, german: string) => (isGerman ? german : english);
  switch (only.kind) {
    case 'is':
      return isGerman ? only.value : inSentence(only.value);
    case 'is-not':
      return say(`not ${inSentence(only.value)}`, `nicht ${only.value}`);
    case 'among':
      return only.values.map((value) => (isGerman ? value : inSentence(value))).join(say(' or ', ' oder '));
    case 'yes':
      return inSentence(label);
    case 'no':
      return say(`not ${name}`, `nicht ${inSentence(label)}`);
    case 'given':
      return say(`with ${name}`, `mit ${name}`);
    case 'missing':
      return say(`without ${name}`, `ohne ${name}`);
    case 'past':
      return field && isDeadline(field) ? say('overdue', 'überfällig') : say('past', 'vergangen');
    case 'today':
      return say('today', 'heute');
    case 'tomorrow':
      return say('tomorrow', 'morgen');
    case 'during':
      return only.days === undefined ? say('today', 'heute') : say(`in the next ${only.days} days`, `in den nächsten ${only.days} Tagen`); // prettier-ignore
    case 'coming':
      return say('to come', 'kommend');
    case 'week':
      return say('within a week', 'in den nächsten 7 Tagen');
    case 'month':
      return say('this month', 'diesen Monat');
    case 'anniversary':
      return say(`${name} this month`, `${name} diesen Monat`);
    case 'year':
      return say('this year', 'dieses Jahr');
    case 'last':
      return say(`last ${only.span}`, lastInGerman[only.span]);
    case 'this':
      return say(`this ${only.span}`, only.span === 'week' ? 'diese Woche' : 'dieses Quartal');
    case 'in-month': {
      const year = only.year === undefined ? '' : ` ${only.year}`;
      return say(`in ${monthName(only.month, 'en')}${year}`, `im ${monthName(only.month, 'de')}${year}`);
    }
    case 'in-year':
      return say(`in ${only.year}`, `im Jahr ${only.year}`);
    case 'since':
      return say(`last ${only.days} days`, `letzte ${only.days} Tage`);
    case 'under': {
      const other = fieldOf(entity, only.other)?.label ?? only.other;
      return say(`${name} under ${inSentence(other)}`, `${name} unter ${other}`);
    }
    case 'before-year':
      return say('not this year', 'dieses Jahr noch nicht');
    case 'older':
      return say(`${name} over ${only.days} days ago`, `${name} über ${only.days} Tage her`);
    case 'within':
      if (only.days === 1) return say('today and tomorrow', 'heute und morgen');
      return say(`in the next ${only.days} days`, `in den nächsten ${only.days} Tagen`);
    case 'next':
      return only.span === 'week' ? say('next week', 'nächste Woche') : say('next month', 'nächsten Monat');
    case 'above':
      return say(`${name} over ${only.than}`, `${name} über ${only.than}`);
    case 'below':
      return say(`${name} under ${only.than}`, `${name} unter ${only.than}`);
  }
}

const lastInGerman = { week: 'letzte Woche', month: 'letzten Monat', quarter: 'letztes Quartal', year: 'letztes Jahr' };
const monthName = (month: number, language: 'en' | 'de'): string =>
  new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date(2024, month - 1, 15));

/** What a count of some records is called: "Open faults", "Customers: without email". */
export function countedLabel(only: readonly Only[], entity: Entity, language: Language): string {
  const words = only.map((one) => wordsOf(one, entity, language));
  const [first = ''] = words;
  const isOneWord = words.length === 1 && language !== 'de' && ['is', 'yes', 'past'].includes(only[0]!.kind);
  return isOneWord && /^\p{L}+$/u.test(first)
    ? `${toLabel(first)} ${inSentence(entity.plural)}`
    : `${entity.plural}: ${words.join(', ')}`;
}
