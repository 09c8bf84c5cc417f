import { isPerson } from '../reading/chunks.ts';
import { headOf } from '../reading/noun-of.ts';
import type { Reading } from '../reading/reading.ts';

/** What a site offers belongs to none of those to whom it is offered: a job to no worker, a service to no customer. */
export function offersAreNobodys(reading: Reading): void {
  reading.relations = reading.relations.filter(
    ({ from, to, isLoose }) => !isPerson(to) || leftByPeople.test(from) || !(isLoose || offered.test(from)),
  );
}
const offered = /(?:^| )(?:job|vacancy|position|service|product|course|class|workshop|programme?|event|recipe|tool|plan|treatment|package)$/; // prettier-ignore
const leftByPeople = /(?:^| )(?:booking|reservation|appointment|order|application|request|registration|enroll?ment|review|rating|comment|reply|message|enquiry|inquiry|viewing|favourite|vote|post|profile|membership|loan|rental|visit|payment)$/; // prettier-ignore

/** Line items are of the bill that lists them. */
export function linesBelong({ entities, relations }: Reading): void {
  const bill = entities.find(({ noun }) => /(?:^| )(?:invoice|quote|quotation|bill|order|offer|estimate)$/.test(noun));
  if (bill && entities.some(({ noun }) => noun === 'line item'))
    relations.unshift({ from: 'line item', to: bill.noun });
}

/** "income and expenses with category and date": both are kept, both have what is listed, and neither belongs to the other. */
export function incomeBesideExpenses(reading: Reading): void {
  const { plain, entities } = reading;
  const expense = entities.find(({ noun }) => /^(?:expense|ausgabe)$/.test(noun));
  const isGerman = expense?.noun === 'ausgabe';
  const said = /\bincomes? (?:and|or) (?:expens\w+|expenditures?|spending)|\bexpenses? (?:and|or) incomes?\b|\beinnahmen? (?:und|oder|sowie) (?:die )?ausgaben?\b|\bausgaben? (?:und|oder|sowie) (?:die )?einnahmen?\b/i;
  if (!expense || !said.test(plain)) return;
  const income = entities.find(({ noun }) => /^(?:income|einnahme)$/.test(noun));
  reading.relations = reading.relations.filter(({ from, to }) => ![from, to].every((noun) => noun === expense.noun || noun === income?.noun));
  if (income?.fields.length || entities.some(({ noun }) => /^(?:transaction|entry|booking|buchung|eintrag)$/.test(headOf(noun)))) return;
  const isThere = expense.fields.some((field) => /amount|sum|value|price|betrag|summe|preis/i.test(field));
  const fields = isThere || expense.fields.length === 0 ? expense.fields : [...expense.fields, isGerman ? 'Betrag' : 'amount'];
  if (income) income.fields = [...fields];
  else entities.splice(entities.indexOf(expense) + 1, 0, { ...expense, noun: isGerman ? 'einnahme' : 'income', plural: isGerman ? 'Einnahmen' : 'income', fields: [...fields], isImplied: false });
} // prettier-ignore
