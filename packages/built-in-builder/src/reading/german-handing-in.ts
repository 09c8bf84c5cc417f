import type { Facts } from './facts.ts';
import { isPerson } from './chunks.ts';
import { fieldsOf, namedIn, namesIn, noun, one, type ToldAct } from './german-people.ts';

/** What people hand in, by what they do, and what it is where the text gives it no longer name. */
const records: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries({
    melden: ['meldung', 'Meldungen'],
    einreichen: ['antrag', 'Anträge'],
    beantragen: ['antrag', 'Anträge'],
    anfragen: ['anfrage', 'Anfragen'],
    vorschlagen: ['vorschlag', 'Vorschläge'],
    spenden: ['spende', 'Spenden'],
    reklamieren: ['reklamation', 'Reklamationen'],
  } as const),
);
const handing = [...records.keys()].join('|');
/** What is entered of what somebody did. */
const done: ReadonlyMap<string, readonly [one: string, many: string]> = new Map(
  Object.entries({
    bezahlt: ['ausgabe', 'Ausgaben'],
    gezahlt: ['ausgabe', 'Ausgaben'],
    ausgegeben: ['ausgabe', 'Ausgaben'],
    ausgelegt: ['ausgabe', 'Ausgaben'],
    gekauft: ['einkauf', 'Einkäufe'],
    eingekauft: ['einkauf', 'Einkäufe'],
    gegessen: ['mahlzeit', 'Mahlzeiten'],
    gearbeitet: ['arbeitszeit', 'Arbeitszeiten'],
    trainiert: ['training', 'Trainings'],
  } as const),
);
const participles = [...done.keys()].join('|');

export const germanHandingIn: readonly ToldAct[] = [
  // "Die Lehrer sollen selber melden können: Gebäude, Raum": the list is of what is reported
  {
    says: new RegExp(String.raw`${noun} (?:sollen|können|dürfen|sollten|wollen) (?:\p{Ll}+ )?(?:(?:den|die|das|einen?|eine) (\p{Lu}[\p{L}-]+) )?(${handing})(?: können| dürfen)?(?::| mit|,? und zwar) ([^.;]+)`, 'u'), // prettier-ignore
    read: ([, who = '', , verb = '', listed = ''], text, _, facts) => {
      const names = namesIn(listed);
      if (!isPerson(one(who)) || names.length < 2) return null;
      const [record, many] = records.get(verb)!;
      keep(facts, text, { record, many, names });
      return `${who} können ${verb}`;
    },
  },
  // "Jeder trägt ein was er bezahlt hat (Betrag, Datum)"
  {
    says: new RegExp(String.raw`\b(?:[Jj]ede[rs]?|[Aa]lle|[Ww]ir|[Ii]ch|${noun}) (?:trägt|tragen|trage|schreibt|schreiben|schreibe|notiert|notieren|gibt|geben)(?: ein| auf| an)?,? was (?:er|sie|wir|ich|man) (${participles}) (?:hat|haben|habe)(?: ein| auf)? \(([^()]+)\)`, 'u'), // prettier-ignore
    read: ([, , participle = '', listed = ''], text, _, facts) => {
      const names = namesIn(listed);
      if (names.length < 2) return null;
      const [record, many] = done.get(participle)!;
      keep(facts, text, { record, many, names: record === 'ausgabe' ? [...names, 'bezahlt von'] : names });
      return '';
    },
  },
];

function keep(facts: Facts, text: string, { record, many, names }: { record: string; many: string; names: readonly string[] }): void {
  const named = namedIn(text, record);
  if (!named) {
    facts.left.push({ noun: record, plural: many, fields: names, of: [] });
    return;
  }
  facts.add(named, 2.2, 'has fields');
  facts.addFields(named, fieldsOf(names));
} // prettier-ignore
