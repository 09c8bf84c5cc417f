import { isPerson } from './chunks.ts';
import type { Facts } from './facts.ts';
import { fieldsOf, one } from './german-people.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import { capital } from './capital.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
const article = String.raw`(?:(?:die|der|das|den|dem|eine?[nrm]?|unsere?[nrm]?) )?`;
const opens = String.raw`(?<=^|[,.;?!] {1,2}|[,.;]? {1,2}und )`;
const ends = String.raw`(?=\s*(?:[.,;?!]|und (?:wer|was|wann|wie|welche\p{L}*|ob|die|der|das)(?!\p{L})|$))`;
const single = (word: string): string => capital(one(word));

/** `main` is what the text has told of by then. */
type Told = { main: string | null; facts: Facts; text: string };
type Way = { says: RegExp; read: (groups: Record<string, string | undefined>, told: Told) => string | null };
const way = (says: string, read: Way['read']): Way => ({ says: new RegExp(says, 'gu'), read });

/** Somebody who comes, or what is done: "wann kommt Hufschmied und Tierarzt". */
const comes = (word: string): boolean => isPerson(one(word)) || ['person', 'deed', 'event', 'group'].includes(gradeOf(one(word))?.kind ?? ''); // prettier-ignore
const withMain = (main: string | null, fields: string): string =>
  main === null ? fields : `${single(main)}, ${fields}`;

const isClub = /(?:verein|klub|club|chor|kapelle|orchester|wehr|mannschaft|zunft)\p{Ll}{0,2}(?!\p{L})/iu;

/** What questions ask of what people do leaves a list of it: who did it when, with what. */
const ways: readonly Way[] = [
  // "wer bringt wann welches Pferd auf die Weide", "wer wann welche Kinder abholt"
  way(
    String.raw`${opens}[Ww]er (?:\p{Ll}+t )?(?:wann (?<which>welche[rsn]?)|welche[rsn]?) (?<thing>${name})(?: (?:in|auf|zu|an|zum|zur|ins|aufs|ans) ${article}(?<place>${name}))?(?: wann)?(?: \p{Ll}+(?:t|en)| ab| ein| aus| mit| raus| rein| vor| hin| her)?${ends}`,
    ({ which, thing, place, whole = '' }, { text }) => {
      if (which === undefined && !/ wann(?!\p{L})/u.test(whole)) return null;
      const said = /(?<!\p{L})\p{Lu}\p{Ll}+dienst(?=e?(?!\p{L}))/u.exec(text)?.[0];
      const many = said ? `${said}e` : place ? `${single(place)}dienste` : 'Dienste';
      return new RegExp(`(?<!\\p{L})${many} mit`, 'u').test(text) ? null : `. ${many} mit ${single(thing!)}, Wann (Datum), Person. `;
    },
  ),
  // "wann kommt Hufschmied und Tierarzt"
  way(
    String.raw`${opens}[Ww]ann (?:(?:kommt|kommen|ist|sind) ${article}(?<first>${name})(?<more>(?:(?:, | und | oder |, und )${article}${name}){0,3})|${article}(?<last>${name})(?<others>(?:(?:, | und | oder )${article}${name}){0,3}) (?:kommt|kommen|ist|sind))${ends}`,
    ({ first, last, more, others }, { main, text }) => {
      const all = [first ?? last!, ...[...(more ?? others ?? '').matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => word)];
      if (main === null || !all.every((word) => comes(word) && one(word) !== one(main))) return null;
      const isListed = new RegExp(String.raw`(?<!\p{L})Termine (?:mit|\()`, 'u').test(text);
      return isListed ? null : `. Termine mit ${withMain(main, `Datum, ${all.length > 1 ? `Art (${all.join(', ')})` : 'Notizen'}`)}. `;
    },
  ),
  // "wer wem wie viel schuldet"
  way(
    String.raw`${opens}[Ww]er wem (?:(?:noch |was |wie ?viel |Geld )*)schuldet${ends}`,
    () => '. Schulden mit Schuldner, Gläubiger, Betrag, Datum, beglichen (ja/nein). ',
  ),
  // "Strafen mit Betrag, wer was noch zahlen muss"
  way(
    String.raw`(?<=[ ,](?:Betrag|Preis|Höhe|Summe|Gebühr)(?:, | und |, und ))[Ww]er (?:(?:was|wie ?viel|noch|schon|es|sie|das) ){0,3}(?:zahlen muss|bezahlen muss|bezahlt hat|gezahlt hat|schuldet|offen hat|schuldig ist)${ends}`,
    (_, { text, facts }) => {
      const isOfClub = isClub.test(text);
      if (isOfClub) facts.add('mitglied', 2.2, 'so many are there');
      return `${isOfClub ? 'Mitglied' : 'Person'}, Datum, bezahlt (ja/nein)`;
    },
  ),
  // "die Ergebnisse vom Kegelabend mit Bestenliste"
  way(
    String.raw`${opens}(?:die )?Ergebnisse (?:vom|von|der|des|aller|unserer) (?:\p{Ll}+ )?(?<of>${name})(?: mit (?:einer )?(?:Bestenliste|Rangliste|Tabelle))?${ends}`,
    ({ of }, { text }) => (isPerson(one(of!)) ? null : `. Ergebnisse mit Datum, ${isClub.test(text) ? 'Mitglied' : 'Person'}, Punkte. `),
  ),
  // "Futter morgens und abends"
  way(
    String.raw`(?<thing>\p{Lu}\p{L}{2,}?)(?:plan)? (?<first>morgens|mittags|vormittags) (?:und|,) (?<second>mittags|abends|nachmittags)${ends}`,
    ({ thing, first, second }, { main, facts }) => {
      if (main === null) return null;
      facts.addFields(main, fieldsOf([`${thing} ${first}`, `${thing} ${second}`]));
      return '. ';
    },
  ),
  // "Strafen für Zuspätkommen, Fehlwurf usw. mit Betrag"
  way(
    String.raw`(?<!(?:mit|und|,|für|von) )(?<!\p{L})(?<thing>${name}) für (?<kinds>${name}(?:(?:, | und | oder )${name}){1,5})(?: usw\.?| etc\.?| und so weiter|…|\.\.\.)? mit (?=\p{Lu})`,
    ({ thing, kinds }) =>
      one(thing!) === thing!.toLowerCase() || [...kinds!.matchAll(/\p{Lu}[\p{L}-]+/gu)].some(([word]) => isPerson(one(word)))
        ? null
        : `${thing} mit Art (${kinds!.split(/, | und | oder /).join(', ')}), `,
  ),
]; // prettier-ignore

/** The first thing that the text tells of with a list, or says that the app keeps. */
const mainIn = (text: string): string | null => {
  const listed = [...text.matchAll(/(\p{Lu}[\p{L}-]+) (?:mit \p{L}|\()/gu)].map(([, word = '']) => word);
  const thing = listed.find((word) => (one(word) !== word.toLowerCase() || /(?:er|el|en)$/.test(word)) && !/^(?:Termine|Dienste|\p{L}+dienste)$/u.test(word)); // prettier-ignore
  return thing === undefined ? null : one(thing);
};

/** A German text with what its questions ask people to do as lists. */
export const withAskedDeeds = (text: string, facts: Facts): string =>
  ways.reduce((said, { says, read }) => {
    const told = said.replace(says, (...match: unknown[]) => {
      const last = match.at(-1);
      const groups = typeof last === 'object' && last !== null ? (last as Record<string, string | undefined>) : {};
      const whole = match[0] as string;
      return read({ ...groups, whole }, { main: mainIn(said) ?? facts.counted, facts, text: said }) ?? whole;
    });
    return told === said ? said : told.replace(/(?:,? und|,)\s*\.\s/gu, '. ').replace(/\.(?:\s*[.,;?!])+/gu, '.');
  }, text);
