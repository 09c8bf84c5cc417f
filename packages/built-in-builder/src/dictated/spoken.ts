import { isPerson } from '../reading/chunks.ts';
import { germanSingular } from '../reading/german-tagger.ts';
import { lemmaOfNoun } from '../reading/lemma.ts';
import { fieldWords } from '../reading/lexicon/field-words.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { germanFieldWords } from '../reading/lexicon/german-field-words.ts';
import { germanPluralLabel } from '../recognise/german-label.ts';
import { nounOf } from '../reading/written-lists.ts';
import type { DictatedList } from './dictated.ts';
import { isFieldLike, itemsOf } from './items.ts';
import { asList } from './lines.ts';

/** `isSure` where brackets or a colon set it apart, or a sentence says what one is. */
type Found = { head: string; at: number; items: string[]; isSure: boolean };

const leastKnown = 0.5;
const leastItems = 3;
const leastOfSure = 2;
const leastToBeSure = 6;
const mostWords = 8;

/** The lists that a message tells in its sentences, each with what is noted of it: "a roast is: which bean, date, kilos in". */
export function listsInProse(text: string, isGerman: boolean): DictatedList[] {
  const flat = text.replace(/\s*\n\s*/g, '. ').replace(/([.:;!?])\. /g, '$1 ');
  const found = [...inBrackets(flat), ...behindWords(flat, isGerman), ...ofEach(flat, isGerman)].toSorted(
    (one, other) => one.at - other.at,
  );
  const lists: (DictatedList & { at: number; isSure: boolean })[] = [];
  for (const { head, items, at, isSure } of found) {
    const told = withoutRest(items).flatMap(asSeveral);
    if (told.length < (isSure ? leastOfSure : leastItems) || told.filter(isFieldLike).length < told.length * leastKnown)
      continue;
    const named = head
      .trim()
      .replace(listOf, '$1')
      .replace(/ (?:booked|used|sold|planned|needed|kept|stored|entered|recorded)$/i, '');
    const own = isGerman ? named.replace(/(?: \p{Ll}[\p{L}-]*)+$/u, '') : named;
    const noun = isGerman && /^\p{Ll}/u.test(own.split(' ').at(-1)!) ? null : nounOf(own, isGerman);
    if (
      noun === null ||
      isNameOfField(noun) ||
      (noThing.test(noun) && noun !== 'site') ||
      !/^\p{L}[\p{L}-]{2,}$/u.test(noun)
    )
      continue;
    const typed = own.split(' ').findLast((word) => (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase())) === noun) ?? own; // prettier-ignore
    const list = asList(typed, told, isGerman);
    const known = lists.findIndex((one) => one.noun === list?.noun);
    if (!list || (known >= 0 && lists[known]!.fields.length >= list.fields.length)) continue;
    if (known >= 0) lists.splice(known, 1);
    lists.push({
      ...list,
      said: isGerman ? germanPluralLabel(noun, null, flat) : (severalOf(flat, noun, isGerman) ?? typed),
      at,
      isSure,
    });
  }
  return lists.some(({ isSure }) => isSure) ? lists : [];
}

const isNameOfField = (noun: string): boolean =>
  !isPerson(noun) && (fieldWords.has(noun) || germanFieldWords.has(noun)) && !mayBeList.test(noun);
/** "cave register", "Anfrageformular": what it is a list of. */
const listOf =
  /(\p{L}+?)(?:s?(?:formular|liste|register|verzeichnis|kartei|buch)| (?:register|list|log|form|table|database))$/iu;
/** What stands where a list may, and is none. */
const noThing =
  /^(?:should|would|could|must|may|might|will|can|shall|have|has|had|need|want|site|website|page|app|there|it|this|that|they|we|you|which|who|following|list|field|people|user|with|office|association|company|client|register|coordinate|mensch|menschen|seite|webseite|felder|feld|liste|soll|sollte|muss|kann|dabei|dazu|davon|dann|also)$/u;
/** Names of fields that are as often lists of their own. */
const mayBeList = /^(?:session|member|visit|lesson|round|trip|repair|treatment|order|plant|animal|product|book|event|team|member|customer|client|guest|kunde|gast|tier|termin|fahrt|behandlung|prüfung|bestellung|buch|pflanze|gerät|device|tool|room|zimmer|raum|site|place|ort|entry|record|report|class|group|gruppe|kurs|course|task|aufgabe|ticket|item|artikel|produkt|reparatur|einsatz|auftrag|job|delivery|lieferung|sale|verkauf|payment|zahlung|message|nachricht|review|bewertung|photo|foto|song|lied|piece|stück|film|movie|dish|gericht|ingredient|zutat|recipe|rezept|vehicle|fahrzeug|car|auto|boat|boot|bike|rad|donation|spende|shift|schicht|measurement|messung|observation|beobachtung|sighting|sichtung)$/u; // prettier-ignore

/** The plural as the text has it, where it has one. */
function severalOf(text: string, noun: string, isGerman: boolean): string | null {
  const words = text.match(/\p{L}[\p{L}-]+/gu) ?? [];
  const one = (word: string) => (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase()));
  return words.find((word) => word.toLowerCase() !== noun && one(word) === noun && (!isGerman || /^\p{Lu}/u.test(word))) ?? null; // prettier-ignore
}

function inBrackets(text: string): Found[] {
  const found: Found[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(' && depth++ === 0) from = at;
    if (text[at] !== ')' || depth === 0 || --depth > 0) continue;
    const head = /(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,4}) ?$/u.exec(text.slice(Math.max(0, from - 60), from))?.[1];
    if (head)
      found.push({
        head,
        at: from,
        items: itemsOf(text.slice(from + 1, at)),
        isSure: true,
      });
  }
  return found;
}

const noun = String.raw`\p{L}[\p{L}-]+`;
const starts = String.raw`(?:^|[.!?;,:]\s+|\s[–-]\s|\b(?:and|und|then|dann)\s+)`;
const ways: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [
    // "A roast is: which bean, date" and "Each visit has a date"
    new RegExp(String.raw`${starts}(?:an?|each|every|one|the|for (?:each|every)|of (?:each|every)) (?<head>(?:${noun} )??${noun})(?: i| we|,)?(?: is| are| has| have| needs?| consists of| includes?| want| note| write down| record| keep)?(?: a list of)?(?<mark>:| is | has | have | needs | includes )`, 'giu'),
    // "the treatments: date, animal", "and then rounds, so who, date"
    new RegExp(String.raw`(?:${starts}|\b(?:the|our|my|their|of|add|enter|record|keep|track|log|note|register|submit|manage|list|down) )(?:the |our |my )?(?<head>(?:${noun} )??${noun}s)(?<mark>: |, so |, with |, each with |, each with | with | \u2013 | - )`, 'giu'),
  ],
  de: [
    new RegExp(String.raw`${starts}(?:ein|eine|jeder|jede|jedes|(?:zu|für|bei|von) jede[mr]|pro|je) (?<head>${noun})(?: ist| hat| besteht aus| braucht| gehören| gehört| möchte ich| will ich| brauche ich)?(?<mark>:| ist | hat | gehören | gehört )`, 'giu'),
    new RegExp(String.raw`(?<![\p{L}-])(?:die|den|meine|unsere|alle|der|halt|und|dann|es gibt|gibt|Betrieb die) (?<head>${noun})(?<mark>: |, also |, mit | mit | – | - )`, 'giu'),
  ],
}; // prettier-ignore

const each = /\b(?:each|every) (?:one|of them)(?: in)?(?: (?:with|has|needs|i(?:'d)? (?:want|need|like to (?:note|write down|record)))(?: its)?)?(?:: | (?<=with |has |needs ))|(?<!\p{L})(?:zu|von|bei|für) (?:jede[mrns]|allen)(?: einzelnen?)?(?: davon)?(?: (?:möchte|will|brauche|würd\p{L}*) ich(?: gern\p{L}*)?(?: \p{L}+)?)?: /giu; // prettier-ignore

/** "I want to put each one in: maker, model, year": they are what the message speaks of most. */
function ofEach(text: string, isGerman: boolean): Found[] {
  return [...text.matchAll(each)].flatMap(({ 0: whole, index }): Found[] => {
    const items = itemsOf(sentenceIn(text.slice(index + whole.length)));
    const head = items.length < leastItems ? null : subjectOf(text, isGerman);
    return head === null ? [] : [{ head, at: index, items, isSure: true }];
  });
}

/** What stands there in the plural and is spoken of again. */
function subjectOf(text: string, isGerman: boolean): string | null {
  const words = (text.match(/\p{L}[\p{L}-]{2,}/gu) ?? []).filter((word) => !isGerman || /^\p{Lu}/u.test(word));
  const one = (word: string) => (isGerman ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase()));
  const counts = new Map<string, { count: number; several: string | null }>();
  for (const word of words) {
    const noun = one(word);
    const { count, several: before } = counts.get(noun) ?? {
      count: 0,
      several: null,
    };
    counts.set(noun, {
      count: count + 1,
      several: before ?? (noun === word.toLowerCase() ? null : word),
    });
  }
  const best = [...counts].filter(([noun, { several: many, count }]) => many !== null && count > 1 && !isNameOfField(noun) && !noThing.test(noun) && (gradeOf(noun)?.asRecord ?? 0) >= leastRecord); // prettier-ignore
  return best.toSorted(([, a], [, b]) => b.count - a.count)[0]?.[1].several ?? null;
}
const leastRecord = 2;

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const german = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const several = new RegExp(`^(?:(?:the|die|den) )?(${[...numbers, ...german].slice(2).join('|')}|[2-8]) (.*?(?:scores?|times|results|readings|values|marks|grades|sets|laps|measurements|werte|noten|zeiten|punktzahlen|ergebnisse|messungen|durchgänge|serien))$`, 'iu'); // prettier-ignore

/** "the six end scores" are six fields. */
function asSeveral(item: string): string[] {
  const [, said, name] = several.exec(item) ?? [];
  if (!said || !name) return [item];
  const most = Number(said) || Math.max(numbers.indexOf(said.toLowerCase()), german.indexOf(said.toLowerCase()));
  const one = name.replace(/s$/, '');
  return most < 2 ? [item] : Array.from({ length: most }, (_, at) => `${one} ${at + 1} (number)`);
}

function behindWords(text: string, isGerman: boolean): Found[] {
  return ways[isGerman ? 'de' : 'en'].flatMap((way) =>
    [...text.matchAll(way)].flatMap(({ 0: whole, index, groups }): Found[] => {
      const after = text.slice(index + whole.length);
      const items = itemsOf(sentenceIn(after));
      return items.length < leastItems
        ? []
        : [
            {
              head: groups!.head!,
              at: index,
              items,
              isSure: !/with|mit|–|-/.test(groups!.mark!) || items.length >= leastToBeSure,
            },
          ];
    }),
  );
}

/** Up to where the sentence ends, outside of brackets; a shortened word and a number end none. */
function sentenceIn(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    else if (text[at] === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[.!?;]/.test(text[at]!) && /^(?:\s|$)/.test(text.slice(at + 1)) && !/(?<!\p{L})(?:max|min|ca|z\.? ?B|e\.g|i\.e|bzw|evtl|ggf|usw|etc|nr|no|tel|approx)$/iu.test(text.slice(Math.max(0, at - 8), at)) && !(text[at] === '.' && /\d$/.test(text.slice(0, at)) && /^\s\p{Ll}/u.test(text.slice(at + 1)))) return text.slice(0, at); // prettier-ignore
  }
  return text;
}

const isAct = /^(?:choose|pick|put|see|view|mark|place an?|filter|search|sort|browse|book|reserve|add|get|pay|log in|download|register|submit|upload|edit|delete|manage|create|compare|share|enter|suchen|filtern|sortieren|auswählen|sehen|anlegen|buchen|after which|upon which) /iu; // prettier-ignore
const isSaid = /^(?:i|we|they|you|it|he|she|there|so|because|but|then|should|please|ich|wir|man|damit|weil|aber|sonst|dann|er|sie|bitte|soll|den|dem)\b|\b(?:should|would|must|can|want|was a|were|i['’]d|sollen?|möchte|muss|kann|könnte|würde)\b/iu; // prettier-ignore
/** Something else begins, with what is noted of that. */
const opensNext = /^(?:the |all |die |den |dem )?[\p{L}-]+(?: [\p{L}-]+)? (?:with|w\/|having|has|have|mit|hat|haben|samt|is|are|per|pro|je)(?!\p{L})(?! (?:kilo|kg|hour|day|night|piece|sheet|month|year|litre|liter|person|unit|stück|stunde|tag|nacht|monat|jahr|liter|meter|blatt))/iu; // prettier-ignore
const isRest = (item: string): boolean => isAct.test(item) || isSaid.test(item) || opensNext.test(item.replace(/\([^()]*\)/g, '')); // prettier-ignore

/** A list ends where the sentence goes on to say something else. */
function withoutRest(items: readonly string[]): string[] {
  const end = items.findIndex((item) => isRest(item) || item.replace(/\([^()]*\)/g, '').split(' ').length > mostWords);
  return items.slice(0, end < 0 ? items.length : end);
}
