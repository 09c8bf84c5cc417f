import type { FieldOnly } from '../../../plan/only.ts';
import type { Entity, Field } from '../../../plan/plan.ts';
import { anyWord } from '../../any-word.ts';

/** What a record can be, by the field that says so; the words that say it is, and those that say it is not yet. */
type State = { field: RegExp; met: RegExp; open: RegExp };

const states: readonly State[] = [
  {
    field: /paid|settled|bezahlt|beglichen|gezahlt/,
    met: anyWord(String.raw`paid(?: up)?|settled(?: up)?|pay(?:ing)?|bezahlt\p{L}*|gezahlt|zahlt|zahlen|beglichen\p{L}*`),
    open: anyWord(String.raw`unpaid|owe[sd]?|owing|outstanding|still to pay|behind with|hinterher|schulde\p{L}*|unbezahlt\p{L}*|im rückstand|säumig\p{L}*`),
  },
  {
    field: /return|(?:^|_)back|zurueck|zurück|rueckgabe|rückgabe/,
    met: anyWord(String.raw`returned|br(?:ought|ing) (?:\p{L}+ ){0,2}?back|g[ai]ven? (?:\p{L}+ ){0,2}?back|is back|are back|(?<!due )back in(?! (?:the|a|\d|two|three))|zurück\p{L}*|wieder da`),
    open: anyWord(String.raw`still out|out (?:right now|just now|at the moment|now)|lent out|on loan|borrowed|who['’]?s got (?:what|which|it|them|my|our)|who has (?:what|which|it|them|my|our)|außer haus|unterwegs|verliehen\p{L}*|(?:gerade|noch|momentan|derzeit) (?:\p{L}+ )?(?:weg|draußen|ausgeliehen\p{L}*)`),
  },
  {
    field: /confirm|agreed|zugesagt|bestaetigt|bestätigt/,
    met: anyWord(String.raw`confirm\p{L}*|firm|firm yes|said (?:a firm )?yes|agreed|zugesagt\p{L}*|zusage\p{L}*|bestätigt\p{L}*|fest`),
    open: anyWord(String.raw`unconfirmed|tentative|unbestätigt\p{L}*|wackel\p{L}*|wacklig\p{L}*`),
  },
  {
    field: /answered|replied|beantwortet|geantwortet/,
    met: anyWord(String.raw`answer\p{L}*|repl(?:y|ied)|antwort\p{L}*|beantwortet\p{L}*|geantwortet`),
    open: anyWord(String.raw`unanswered|unbeantwortet\p{L}*|liegengeblieben\p{L}*|liegen geblieben\p{L}*`),
  },
  {
    field: /sent|posted|shipped|verschickt|versandt|versendet/,
    met: anyWord(String.raw`sent(?: off)?|posted|shipped|verschickt\p{L}*|versandt|abgeschickt|raus`),
    open: anyWord(String.raw`unsent|still to (?:send|post|ship)`),
  },
  {
    field: /collected|picked_up|abgeholt/,
    met: anyWord(String.raw`collected|picked up|fetched|abgeholt\p{L}*|geholt`),
    open: anyWord(String.raw`waiting to be (?:collected|picked up|fetched)|uncollected|noch abzuholen`),
  },
  {
    field: /bought|gekauft|besorgt/,
    met: anyWord(String.raw`bought|got|gekauft|besorgt`),
    open: anyWord(String.raw`still to (?:buy|get)|left to buy|need to (?:buy|get)|noch (?:\p{L}+ ){0,2}?(?:kaufen|einkaufen|besorgen|holen)`),
  },
  {
    field: /(?:^|_)(?:done|completed?|finished|resolved|fixed|erledigt|fertig|abgeschlossen|gemacht|behoben)(?:_|$)/,
    met: anyWord(String.raw`done|finished|completed?|sorted|resolved|fixed|erledigt\p{L}*|fertig\p{L}*|abgeschlossen\p{L}*|gemacht|geschafft|behoben`),
    open: anyWord(String.raw`still (?:to (?:do|be done)|open|left|waiting|undone)|left to do|to-?do|outstanding|remaining|unfinished|undone|unerledigt\p{L}*|noch (?:\p{L}+ ){0,3}?(?:ansteht|anstehen|offen|muss|müssen|machen|tun|zu tun|fehlt|fehlen|aussteht)|was ansteht|anstehende\p{L}*|ausstehende\p{L}*`),
  },
]; // prettier-ignore

/** What turns a state round, wherever it stands: "nobody has said yes", "haven't brought it back". */
const turned = /(?<!\p{L})(?:not|no|no ?one|nobody|never|without|yet to|has(?:n['’]?t| not)|have(?:n['’]?t| not)|had(?:n['’]?t| not)|d(?:o|oes|id)(?:n['’]?t| not)|no longer|is(?:n['’]?t| not)|are(?:n['’]?t| not)|nicht|noch nicht|nie|nie?mand|kein\p{L}*|ohne)(?!\p{L})/iu; // prettier-ignore

export const isTurned = (text: string): boolean => turned.test(text);

/** Which state a text speaks of, by the fields of a list: ticked or not, or whether its day is entered. */
export function statesIn(text: string, entity: Entity): FieldOnly[] {
  return states.flatMap(({ field: called, met, open }): FieldOnly[] => {
    const isOpen = open.test(text) || (met.test(text) && (isTurned(text) || isStillTo(text, met)));
    if (!isOpen && !met.test(text)) return [];
    const field = stateField(entity, called);
    if (!field) return [];
    if (field.type === 'boolean') return [{ kind: isOpen ? 'no' : 'yes', field: field.name }];
    return isEntered(field) ? [{ kind: isOpen ? 'missing' : 'given', field: field.name }] : [];
  });
}

/** "What still has to be paid", "was noch bezahlt werden muss": not yet. */
function isStillTo(text: string, met: RegExp): boolean {
  const found = met.exec(text);
  return found !== null && (before.test(text.slice(0, found.index)) || behind.test(text.slice(found.index + found[0].length))); // prettier-ignore
}
const before = /(?<!\p{L})(?:(?:have|has|need|needs|ought|still) to be|must be|to be)(?: \p{L}+)?\s+$/iu;
const behind = /^\s*(?:werden|sein)\s+(?:muss|müssen|soll|sollen|sollten?)(?!\p{L})/iu;

const stateField = ({ fields }: Entity, called: RegExp): Field | undefined =>
  fields.find(({ name, type }) => type === 'boolean' && called.test(name)) ??
  fields.find((field) => called.test(field.name) && isEntered(field));

/** "returned on", "zurück am": the day is entered once it is so. A day by which it has to be so is none. */
const isEntered = ({ name, type }: Field): boolean =>
  (type === 'date' || type === 'datetime' || type === 'text') &&
  /(?:^|_)(?:on|am|date|at|datum)$/.test(name) &&
  !/due|faellig|frist|until|bis|termin/.test(name);
