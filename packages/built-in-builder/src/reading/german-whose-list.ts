import { capitalOf, mayBeListed } from './german-items.ts';
import type { Facts } from './facts.ts';
import { germanPlural } from './german-plural.ts';
import { one } from './german-people.ts';

/** "Brauche Kennzeichen, Kunde", "ich möchte sehen, wie viel drin ist": what opens a list of what is kept. */
const opens =
  /^(?:(?:[Ii]ch|[Ww]ir|[Mm]an|[Ee]s) )?(?:(?:will|wollen|möchten?|brauchen?|benötigen?|muss|müssen|soll|sollen|sollte|notieren?|schreiben?|erfassen?|trägt|wissen)(?: (?:ich|wir|man|uns|mir))? )?(?:(?:gern|gerne|unbedingt|dazu|davon|auch|immer) )*(?:(?:sehen|wissen|eintragen|aufschreiben|erfassen|notieren|speichern)(?: können)?,? )?/u;
const between = /,\s*(?:und |oder )?|\s(?:und|sowie)\s/;
const ofEach = /\s(?:von jede[mr]|pro|je|zu jede[mr]|für jede[ns]?) (\p{Lu}[\p{L}-]+)$/u;

const leastItems = 3;
const mostWords = 6;

/** German lists that say of nothing what they are of belong to what the text says that there is a number of. */
export function withGermanOwners(text: string, facts: Facts): string {
  const main = facts.counted;
  if (main === null) return text;
  return text
    .split(/(?<=[.!?])(\s+)/)
    .map((sentence) => owned(sentence, main))
    .join('');
}

function owned(sentence: string, main: string): string {
  const [, body = '', end = ''] = /^(.*?)([.!?\s]*)$/su.exec(sentence) ?? [];
  // "..., und mehr als hineinpasst soll nicht gehen": another sentence
  const [, said = '', more] = /^(.*?)(?:,? und ((?:\p{Ll}+ ){1,6}(?:soll|darf|kann|muss|will)(?!\p{L}).*))?$/su.exec(body.replace(opens, '')) ?? []; // prettier-ignore
  const list = said;
  if (/[:;()]| mit /u.test(list) || !list.includes(',')) return sentence;
  const each = ofEach.exec(list)?.[1];
  const named = list.replace(ofEach, '').split(between).map((item) => item.trim()).filter(Boolean); // prettier-ignore
  const items = named.filter((item) => !/^[Ww]er (?:ist|hat|kann) (?:wann |gerade )?(?:frei|dran|da|Zeit)$/.test(item)).map((item) => item.replace(/^(welche[rsnm]? \p{Lu}\p{L}+) \p{Ll}+ (?:er|sie|es)$/u, '$1').replace(/^(\p{Lu}\p{L}+) oder (\p{Lu}\p{L}+)$/u, 'Art ($1, $2)')); // prettier-ignore
  const isList = named.length >= leastItems && items.length > 1 && items.every((item) => item.split(' ').length <= mostWords && mayBeListed(item)); // prettier-ignore
  if (!isList) return sentence;
  const many = capitalOf(germanPlural(main, []));
  // "Medikamente, wer ihn brachte": a list of its own opens
  const own = items.filter((item) => isRecord(item) && one(item) !== main);
  if (own.length > 0 && own.length < items.length - 1) {
    const rest = items.filter((item) => !own.includes(item));
    return `${own.map((item) => `${item} mit ${capitalOf(main)}, Datum, Menge`).join('. ')}. ${many} mit ${rest.join(', ')}${end}`;
  }
  if (each === undefined || one(each) === main)
    return `${many} mit ${items.join(', ')}${more === undefined ? end : `. ${capitalOf(more)}${end}`}`;
  // "depth of each tyre", where sets are counted
  const last = items.at(-1)!;
  return `${many} mit ${items.slice(0, -1).join(', ')}. ${capitalOf(one(each))} mit ${capitalOf(main)}, ${last}${end}`;
}

const isRecord = (item: string): boolean => {
  const noun = one(item);
  return /^\p{Lu}\p{L}+$/u.test(item) && noun !== item.toLowerCase() && isGiven.test(noun);
};
/** What is given or done again and again, each time with its day. */
const isGiven =
  /(?:medikament|medizin|impfung|behandlung|fütterung|reparatur|messung|kontrolle|wartung|zahlung|besuch)$/;
