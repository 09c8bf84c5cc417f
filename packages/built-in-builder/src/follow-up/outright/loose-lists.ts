import type { AppPlan, Entity } from '../../plan/plan.ts';
import { pluralise, singularise } from '../../plan/names.ts';
import { germanSingular } from '../../reading/german-plural.ts';
import { belonging, isKnown, itemsIn, noList, otherDeed, saysAType } from './lists-of-each.ts';
import { listsMeant } from './meant/list-meant.ts';
import type { Outright } from './outright.ts';

/** Between what is to be kept and what each of it has. */
const between = /\s*:\s+|\s*\(|,? (?:each )?with (?:an? )?|,? (?:jeweils |immer |je )?mit (?:de[mnr] )?|\s+[-–]\s+|,\s*(?:(?:also|und zwar|jeweils|nämlich|namely|so|meaning|like|i\.?e\.?|z\.?b\.?)[:,]? )?/giu; // prettier-ignore
/** Behind what each has somebody asks where that goes, or whether it can be. */
const afterwards =
  /[,;]?\s+(?:(?:so )?(?:can|could|would|where|how|is|wo|kann|könnte|geht|ginge|wie|das|that)(?!\p{L})[^,]*)$/iu;

const thing = String.raw`(?:\p{L}[\p{L}'-]* )?\p{L}[\p{L}'-]{3,}`;
const one = String.raw`\p{L}[\p{L}'-]{3,}`;
/** What says of the word behind or before it that there are several of it to be kept. */
const severals: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [
    new RegExp(String.raw`^(${thing})(?:\s*!|,? (?:need(?:s)? (?:recording|keeping|tracking|noting|to be (?:recorded|kept|tracked|noted))|are missing|too)(?!\p{L}))`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})comes? with (?:a few|a couple of|several|some|many) (${one})`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})(?:several|many|multiple|more than one|lots of|a few|its own|their own|all the|all their|all its|any) (${thing})$`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})(?:has|have|gets?|needs?|comes? with|keep|note|note down|log|record|write down|enter|track|put in|jot down)(?: (?:the|their|our|its|his|her|all|every|each|down|also|in))* (${one})(?= (?:for|per|on|under|to|of|with|at|in) |$)`, 'iu'),
  ],
  de: [
    new RegExp(String.raw`^(${one})(?:\s*!| (?:fehlen|bräuchten|brauchen|müssten|müssen|sollten|sollen|hätten|kommen)(?!\p{L}))`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})(?:können|könnten|kannst|könntest) (?:sie|wir|du|ihr) (?:bitte |noch |auch )*(${one}) (?:noch |auch |mit |bitte )*(?:aufnehmen|erfassen|führen|festhalten|notieren)`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})(?:mehrere|viele|einige|beliebig viele|alle|ihre|seine|unsere|meine|die|eigene|immer wieder) (${one})(?= (?:pro|je|zu|bei|für|an|von)(?!\p{L})|(?: \p{L}+){0,2}$)`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})(${one}) (?:eintragen|aufschreiben|notieren|erfassen|festhalten|anlegen|hinterlegen|dokumentieren|protokollieren|reinschreiben|mitschreiben|führen|pflegen|sammeln)(?!\p{L})`, 'iu'),
  ],
}; // prettier-ignore

/**
 * "A job often has several fittings, each with a date and notes": a list that is not there yet, of a list that is, with what each of
 * it has, in whatever order somebody says so.
 */
export function looseOfEachWish(text: string, plan: AppPlan): Outright {
  const plain = text.replace(/\s+/g, ' ').replace(/\s*[?!.]+$/, '').replace(afterwards, ''); // prettier-ignore
  if (noDoubles.test(plain)) return null;
  for (const { index, 0: mark } of plain.matchAll(between)) {
    const rest = plain.slice(index + mark.length).replace(/\)$/, '');
    // "Arbeitsstunden bräuchten wir auch, pro Baustelle, wer an welchem Tag": whose they are stands behind
    const behind = ofEach.exec(rest);
    const head = behind ? `${plain.slice(0, index)} ${behind[0]}` : plain.slice(0, index);
    const said = (behind ? rest.slice(behind[0].length).replace(/^[,:]? ?/, '') : rest).replace(/(?<=\p{L})(?<! (?:an|in|zu|on|at)) (?=(?:(?:an|in|zu|on|at) )?(?:welche[mnrs]?|which) |(?:wie (?:lange|viele?|oft)|how (?:long|many|much)|wann|when)(?!\p{L}))/giu, ', '); // prettier-ignore
    const owner = ownerIn(head, plan);
    if (!owner || otherDeed.test(said) || otherDeed.test(head.replace(particles, ' '))) continue;
    const what = newIn(head, owner, plan);
    const items = what === null ? null : itemsIn(said)?.filter((item) => item.toLowerCase() !== what.toLowerCase());
    const least = /with|mit/iu.test(mark) ? 1 : leastItems;
    if (what === null || !items || items.length < least || !items.some((item) => saysAType(item, plan))) continue;
    return belonging(owner, what, items, plan);
  }
  return null;
}

/** "Who borrowed which telescope and until when", "wer welches Buch hat": something goes to somebody for a time. */
const whoHasWhich =
  /(?<!\p{L})(?:who|wer) (?:has |hat )?(?:(?<deed>\p{L}+) )??(?:which|what|welche[nrsm]?) (?<thing>\p{L}[\p{L}-]*)(?<rest>.*)$/iu;
const taken =
  /(?<!\p{L})(?:borrow\p{L}*|lent|loan\p{L}*|took|taken|has got|has|ausgeliehen|leih\p{L}*|ausleih\p{L}*|mitgenommen|geliehen|hat)(?!\p{L})/iu;
const booked = /(?<!\p{L})(?:book\p{L}*|reserv\p{L}*|gebucht|bucht|reserviert\p{L}*)(?!\p{L})/iu;
const until = /(?<!\p{L})(?:until|till|back|bis|zurück)(?!\p{L})/iu;

/** The list of what is borrowed or booked, where the app has none. */
export function whoHasWhichWish(text: string, plan: AppPlan): Outright {
  const match = whoHasWhich.exec(text.replace(/[?!.]+$/, ''));
  const isBooked = booked.test(text);
  const owner = match && (taken.test(match[0]) || isBooked) ? ownerOf(match.groups!['thing']!, plan) : undefined;
  const isGerman = plan.language === 'de';
  const what = isGerman ? (isBooked ? 'Buchungen' : 'Ausleihen') : isBooked ? 'Bookings' : 'Loans';
  if (!match || /^(?:show|zeig)/iu.test(text)) return null;
  // "who has which" alone asks for the one that has it now
  if (!until.test(match.groups!['rest']!) && !/(?<!\p{L})(?:when|wann|from|von)(?!\p{L})/iu.test(match.groups!['rest']!)) return null; // prettier-ignore
  // what nothing is kept of cannot be lent
  if (!owner) {
    const things = pluralise(singularise(match.groups!['thing']!));
    return taken.test(match[0]) || isBooked ? `No list here keeps ${things}. Say “add a list of ${things} with name” first. I changed nothing.` : null; // prettier-ignore
  }
  if (isKnown(what, owner, plan)) return null;
  return belonging(
    owner,
    what,
    isGerman ? ['wer', 'Von (Datum)', 'Bis (Datum)'] : ['who', 'From date', 'Until date'],
    plan,
  );
}
const ownerOf = (word: string, plan: AppPlan): Entity | undefined => listsMeant(word, plan)[0]?.entity;

const particles = /(?<!\p{L})(?:ja|halt|eben|doch|oder so)(?!\p{L})/giu;
const ofEach = /^(?:pro|je|per|for each|for every|für jede[nrs]?|zu jede[mr]) \p{L}[\p{L}-]*/iu;
const leastItems = 2;
const before = /(?<!\p{L})(?:pro|je|per|zu|zum|zur|bei|beim|für|for|on|to|under|each|every|jede[mnrs]?)(?: (?:the|each|every|our|a|den|dem|der|die|das|jede[mnrs]?|unsere[nr]?|eine[mr]))?\s+$/iu; // prettier-ignore

/** The list that is named; of several the one for whose records something is kept, and not who keeps it. */
function ownerIn(head: string, plan: AppPlan): Entity | null {
  const named = listsMeant(head, plan).filter(({ score }) => score >= leastScore);
  const ways = [named, named.filter(({ at }) => before.test(head.slice(0, at)))];
  const all = ways.map((mentions) => [...new Set(mentions.map(({ entity }) => entity))]);
  return all.find(({ length }) => length === 1)?.[0] ?? null;
}
const leastScore = 1.5;
/** What is booked has readers of its own. */
const noDoubles = /(?<!\p{L})(?:double|doppel\p{L}*|twice|zweimal|overlap\p{L}*|überschneid\p{L}*)(?!\p{L})/iu;

function newIn(head: string, owner: Entity, plan: AppPlan): string | null {
  const isGerman = plan.language === 'de';
  for (const words of severals[isGerman ? 'de' : 'en']) {
    const what = words.exec(head)?.[1]?.replace(/^(?:the|their|its|our|own|other|different) /i, '');
    if (!what || noList.test(what) || isKnown(what, owner, plan)) continue;
    const last = what.split(' ').at(-1)!;
    if (isGerman ? germanSingular(last) !== last.toLowerCase() : singularise(last.toLowerCase()) !== last.toLowerCase()) return what; // prettier-ignore
  }
  return null;
}
