import { isPerson } from './chunks.ts';
import { one } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { capital } from './capital.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const small = String.raw`(?:(?:die|den|das|der|dem|ihre[nr]?|seine[nr]?|unsere[nr]?|alle|auch|gemeinsame[n]?|einzelne[n]?) )*`;
const keep = 'verwalten|erfassen|eintragen|festhalten|dokumentieren|organisieren|im Blick behalten|im Auge behalten|aufschreiben|pflegen'; // prettier-ignore
const single = (word: string): string => capital(one(word));
const many = (word: string): string => (isSeveral(word) ? word : capital(germanPlural(word.toLowerCase(), [])));
const isSeveral = (word: string): boolean => one(word) !== word.toLowerCase();

const leastRecord = 3;
/** What happens, or is done, again and again: each time is a record of its own. */
const isDone = (word: string): boolean => {
  const grade = gradeOf(one(word));
  return !isTime.test(one(word)) && grade !== undefined && ['deed', 'event'].includes(grade.kind) && grade.asRecord >= leastRecord;
}; // prettier-ignore
const isTime = /(?:stunde|minute|tag|woche|monat|jahr|zeit|teilnahme)$/;
const isKept = (word: string): boolean => isSeveral(word) && !isPerson(one(word)) && (gradeOf(one(word))?.asRecord ?? 0) >= leastRecord; // prettier-ignore

/** "ich möchte meine Völker verwalten": what a list without an owner in the next sentence is of. */
const kept = new RegExp(String.raw`(?:meine|unsere|alle|die|seine|ihre) (?:\p{Ll}+ )?(${name}) (?:\p{Ll}+ )*(?:${keep})(?: können)?[.!\s]*$`, 'u'); // prettier-ignore
const item = new RegExp(String.raw`^${small}(?<thing>${name})(?: (?:pro|je|für jede[nrs]?|von jede[mr]|zu jede[mr]) (?<of>${name}))?(?: mit (?<first>.+))?$`, 'u'); // prettier-ignore
const between = /,\s*(?:(?:und|sowie|dazu|außerdem) )*(?![^()]*\))|\s(?:und|sowie)\s(?![^()]*\))/u;
const isDay = /datum|(?<!\p{L})(?:tag|wann|am|frist|zeit|jahr|woche|termin)(?!\p{L})|(?:tag|zeit|termin|beginn)$/iu;
const isAmount = /menge|anzahl|gewicht|betrag|kilo|liter|stück/i;
const isHarvest = /(?:ernte|ertrag|verbrauch|produktion|verkauf|umsatz|leistung)$/;

type List = { thing: string; of: string | null; fields: string[] };

/**
 * "Standort, Königin mit Jahrgang, Durchsichten mit Notizen und die Ernte pro Volk": what is done again and again is a list
 * beside that of the thing that it is done to, and what stands around it stays with the thing.
 */
export function withPartsApart(text: string): string {
  let main: string | null = null;
  return text
    .split(/(?<=[.!?])(\s+)/)
    .map((sentence) => {
      const read = main === null || /^\s*$/.test(sentence) ? null : apart(sentence, main);
      if (/\S/.test(sentence)) main = kept.exec(sentence)?.[1] ?? opened(sentence);
      return read ?? (/\S/.test(sentence) ? (apart(sentence, null) ?? sentence) : sentence);
    })
    .join('');
}

/** "App für unsere Boote." alone. */
const opened = (sentence: string): string | null => {
  const [, thing = ''] = new RegExp(String.raw`(?:für|von|über) (?:meine|unsere|alle|die) (${name})[.!\s]*$`, 'u').exec(sentence) ?? []; // prettier-ignore
  return thing !== '' && isKept(thing) ? thing : null;
};

function apart(sentence: string, before: string | null): string | null {
  const [, body = '', end = ''] = /^(.*?)([.!?\s]*)$/su.exec(sentence) ?? [];
  if (/[:;?]/u.test(body)) return null;
  const parts = body.split(between).map((part) => part.trim()).filter(Boolean); // prettier-ignore
  const lists: List[] = before === null ? [] : [{ thing: before, of: null, fields: [] }];
  let current: List | undefined = lists[0];
  let isParted = false;
  for (const part of parts) {
    const { thing = '', of, first } = item.exec(part)?.groups ?? {};
    const main = lists[0];
    if (
      thing !== '' &&
      main &&
      (of === undefined ? isDone(thing) && isSeveral(thing) : isDone(thing) || isHarvest.test(one(thing))) &&
      thing !== main.thing
    ) {
      const list = { thing: many(thing), of: of ?? single(main.thing), fields: first === undefined ? [] : [first] };
      lists.push(list);
      current = first === undefined ? main : list;
      // "pro Volk und Jahr"
      if (of !== undefined) current = list;
      isParted = true;
    } else if (thing !== '' && first !== undefined && isSeveral(thing)) {
      current = { thing, of: null, fields: [first] };
      lists.push(current);
    } else if (thing !== '' && first !== undefined && current && current === main && of === undefined)
      current.fields.push(thing, first); // prettier-ignore
    // things beside it are told of on their own
    else if (!current || (first !== undefined && thing === '') || (thing !== '' && isKept(thing))) return null;
    else current.fields.push(part.replace(new RegExp(`^${small}`, 'u'), ''));
  }
  if (!isParted || lists.some(({ fields }) => fields.some((field) => !mayStand(field)))) return null;
  return `${lists
    .filter(({ of, fields }) => of !== null || fields.length > 0)
    .map(written)
    .join('. ')}${end || '.'}`;
}

/** A name or a question, and nothing that somebody does. */
const mayStand = (field: string): boolean =>
  field.split(' ').length <= 4 && (/^(?:\p{Ll}+ )?\p{Lu}/u.test(field) || /^(?:wer|was|wann|wo|wie|welche\p{L}*|ob) /u.test(field)); // prettier-ignore

function written({ thing, of, fields }: List): string {
  if (of === null) return `${thing} mit ${fields.join(', ')}`;
  const day = fields.some((field) => isDay.test(field)) ? [] : ['Datum'];
  const amount = isHarvest.test(one(thing)) && !fields.some((field) => isAmount.test(field)) ? ['Menge'] : [];
  const told = fields.length > 0 || amount.length > 0 ? fields : ['Notizen'];
  return `${thing} mit ${[of, ...day, ...told, ...amount].join(', ')}`;
}
