import type { Facts } from './facts.ts';
import { germanSingulars } from './lexicon/german-nouns.ts';
import { fieldsOf, namesIn } from './german-people.ts';

const list = String.raw`([^.;:]+)`;
const keep = String.raw`(?:brauchen|benötigen|wollen|möchten|notieren|speichern|erfassen|merken|sehen|kennen)`;
/** "Für jeden Patienten brauchen wir Name, Geburtsdatum und Krankenkasse" */
const forEach = new RegExp(String.raw`\b(?:für|von|zu|bei) (?:jede[nrms]?|alle[nr]?) (\p{Lu}\p{L}+) ${keep} (?:wir|ich|sie|die \p{Lu}\p{L}+)(?: uns| mir)? ${list}$`, 'iu'); // prettier-ignore
/** "Mitarbeiter tragen Baustelle, Datum und Stunden ein", "Kunden hinterlassen Name und Handynummer" */
const entered = new RegExp(String.raw`(?:(?:tragen|trägt|geben|gibt|fügen|fügt) ${list}? (?:ein|an|hinzu)|(?:erfassen|erfasst|notieren|notiert|hinterlassen|hinterlässt) ${list}?)(?=\s*(?:[.,;]|$))`, 'iu'); // prettier-ignore

/** Takes lists of fields that are said in a German sentence of their own; answers the sentence without them. */
export function takeGermanFields(sentence: string, facts: Facts): string {
  const each = forEach.exec(sentence);
  if (each) {
    const thing = singular(each[1]!);
    const names = namesIn(each[2]!);
    if (names.length > 1) {
      facts.add(thing, 2, 'has fields');
      facts.addFields(thing, fieldsOf(names));
      return '';
    }
  }
  const told = entered.exec(sentence);
  const names = namesIn(told?.[1] ?? told?.[2] ?? '');
  if (!told || names.length < 2) return sentence;
  facts.unowned.push({ of: 'form', names });
  return sentence.replace(told[0], '');
}

/** "jeden Patienten" is a patient. */
const singular = (noun: string): string => {
  const lower = noun.toLowerCase();
  return germanSingulars.get(lower) ?? lower.replace(/(ent|ist|ant|at|kund)e?n$/, (_, stem: string) => (stem === 'kund' ? 'kunde' : stem)); // prettier-ignore
};
