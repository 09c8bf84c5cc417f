import { parseField } from '../../kinds/parse-field.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { fieldWords } from '../../reading/lexicon/field-words.ts';
import { isDeadline } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { inWords } from '../find.ts';
import { mentions } from './place.ts';

const prints = /\bprint(?:s|ed|ing|out|able)?\b|\b(?:aus)?druck(?:en|bar|e)\b/iu;
const late =
  /\b(?:which|what|show|see|welche\w*|zeig\w*)\b.*\b(?:overdue|too late|überfällig\w*|zu spät)(?!\p{L})|(?<!\p{L})(?:late|overdue|past (?:the |its |their )?due(?: date)?|too old|überfällig\p{L}*|verspätet\p{L}*)(?!\p{L}).*\b(?:red|marked|highlighted|stand out|visible|rot|markier\w*)\b|\b(?:mark|highlight|markiere?)\b.*\b(?:late|overdue|überfällig\w*)\b/iu;
const total =
  /^(?:put|show|display|add|write|i(?: want|['’]d like| need) to see|where is|have) (?:me )?(?:the |a |an overall |our )?(?:total|sum|grand total)s?\b(?!.*\b(?:by|per|for each)\b)(.*)$/i;
const warns = /^(?:remind|notify)\b|\b(?:warn(?:s|ed|ing|ings|e|t|en|ung)?|alarm)\b/i;
const cancels = /^(?:let|can|could)\b.*\bcancel\b|\b(?:able|allowed) to cancel\b/i;
const limits = /\b(?:at most|no more than|max(?:imum|imal)?(?: of)?|only|up to|höchstens|maximal) (\d+)\b.*\b(?:per|each|for each|for every|in each|pro|je)\b\s+(\p{L}+)|\b(\d+) (?:places? |seats? |people |spots? |plätze? )?(?:per|for each|pro|je) (\p{L}+)$/iu; // prettier-ignore
const todayFirst =
  /\b(?:date|day|datum|tag)\b.*\b(?:filled|set|today|automatic\w*|heute|automatisch)\b.*(?:today|automatic|heute|automatisch)/i;
const ofOne =
  /\b(?:my|our) (?:wife|husband|partner|spouse|boss|son|daughter|mother|father|mum|dad|brother|sister|assistant|accountant|friend)\b.*\b(?:nobody|no one|not anybody|only (?:she|he|they|the two of us))\b/i;

/** Requests whose answer depends on what the app has: changes, or why there is nothing to change. */
export function planAnswer(text: string, plan: AppPlan): Change[] | string | null {
  if (prints.test(text))
    return 'Every page prints with the browser’s own command (Ctrl+P, or Share on a phone); a button for it I cannot add. I changed nothing.';
  if (ofOne.test(text))
    return 'What this one person may do I did not understand, so I changed nothing. Say it with what they are, as in “only our accountant may see the invoices”, and give them that role under Users.';
  if (todayFirst.test(text)) return formsBegin;
  if (late.test(text) && !/^(?:colou?r|paint)\b/i.test(text)) {
    const due = plan.entities.flatMap((entity) =>
      entity.fields
        .filter(
          (field) =>
            field.type.startsWith('date') &&
            (isDeadline(field) || /rueckgabe|faellig|frist|abgabe|return/.test(field.name)),
        )
        .map((field) => ({ entity, field })),
    );
    const unmarked = due.every(({ field }) => field.mark === undefined) ? due[0] : undefined;
    if (unmarked) return [{ kind: 'mark-overdue', entity: unmarked.entity.name, field: unmarked.field.name }]; // prettier-ignore
    const marked = plan.entities.find(({ fields }) => fields.some(({ mark }) => mark?.kind === 'overdue'));
    const written = plan.entities.flatMap((entity) => entity.fields.filter((field) => field.type === 'text' && /(?:^|_)(?:due|deadline|until|bis|faellig|frist|abgabe|rueckgabe)(?:_|$)/.test(field.name)).map((field) => ({ entity, field })))[0]; // prettier-ignore
    // what is to be ready by a day was kept as words
    if (written && !marked) {
      const place = { entity: written.entity.name, field: written.field.name };
      return [
        { kind: 'retype-field', ...place, type: 'date' },
        { kind: 'mark-overdue', ...place },
      ];
    }
    return marked
      ? `Of the ${inWords(marked)} those that are late are marked in their colour already. I changed nothing.`
      : 'I mark what is late by a due date: say “add a due date field” first. I changed nothing.';
  }
  const summed = total.exec(text);
  if (summed) {
    const wanted = plan.entities.find((one) => mentions(text, one));
    const all = wanted ? [wanted, ...plan.entities] : plan.entities;
    const entity = all.find((one) => summedIn(one) !== undefined);
    const amount = entity && summedIn(entity);
    const named = plan.entities.some(({ fields }) => fields.some(({ label, type }) => (type === 'money' || type === 'number') && text.toLowerCase().includes(label.toLowerCase()))); // prettier-ignore
    if (entity && amount && !named) return [{ kind: 'figure', entity: entity.name, field: amount.name }];
  }
  const [, most, per, places, of] = limits.exec(text) ?? [];
  const limited = (most ?? places) && plan.entities.find((one) => mentions(per ?? of ?? '', one));
  if (limited && !limited.fields.some(({ name }) => /^(?:places|capacity|seats|max_)/.test(name)))
    return [{ kind: 'add-field', entity: limited.name, field: parseField(plan.language === 'de' ? 'Plätze: number' : 'Places: number'), isShown: true }]; // prettier-ignore
  if (cancels.test(text))
    return 'Whoever made a record can delete it on its page, and so take back a booking or a registration. I changed nothing.';
  if (warns.test(text))
    return 'Apps made here give no warnings; lists mark what is overdue or running low, and the overview shows the sums. I changed nothing.';
  return null;
}

/** Sums of money first; a year and the like are never added up. */
const summedIn = (entity: Entity): Field | undefined =>
  entity.fields.find(({ type }) => type === 'money') ??
  entity.fields.find(({ type, name }) => type === 'number' && /amount|hours?|minutes|quantity|distance|total|menge|anzahl|stunden|minuten|summe/.test(name)); // prettier-ignore

const formsBegin =
  'Forms begin empty, with today as the day and the first state; other beginnings I cannot set. I changed nothing.';

/** Whether a name can be a field's: no part of a sentence is. */
export const isNameOfField = (name: string): boolean =>
  fieldWords.has(name.toLowerCase()) ||
  !/\b(?:don['’]?t|do not|not|any ?more|no longer|want|need|needs|should|please|would|could|nicht|mehr|bitte|brauchen?|only|just|nur|call|rename|sort|show|hide|nenn|nenne)\b/i.test(
    name,
  );
