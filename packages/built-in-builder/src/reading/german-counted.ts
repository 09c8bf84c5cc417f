import type { Facts } from './facts.ts';
import { fieldsOf, one } from './german-people.ts';
import { germanPlural } from './german-plural.ts';
import { genericPeople } from './noun-of.ts';
import { capital } from './capital.ts';

const number = String.raw`(?:\d{1,3}(?:[. ]\d{3})*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|hundert)`;
const about = String.raw`(?:(?:ca\.?|circa|etwa|rund|ungefähr|über|fast|knapp|gut|an die|so um die|insgesamt) )?`;
const before = String.raw`(?:(?<!\p{L})(?:[Hh]abe?n?|[Bb]esitzen?|[Vv]erwalten?|[Bb]etreuen?|[Pp]flegen?|[Vv]ermieten?|[Vv]erleihen?|[Ff]ühren?|[Ll]agern?|[Mm]it|hat|sind|gibt es|der|[Uu]nserer?|[Uu]nsere)(?: (?:\p{Ll}+|im \p{Lu}\p{L}+|ich|wir|in der \p{Lu}\p{L}+)){0,3} |^[^.,:]{3,60}, |, )`;
const counted = new RegExp(String.raw`${before}${about}${number} (?:(?:verschiedenen?|kleinen?|eigenen?|alten?|großen?) )?(?<thing>\p{Lu}[\p{L}-]+)(?: und (?<also>\p{Lu}[\p{L}-]+))?(?![\p{L}-])`, 'gu'); // prettier-ignore

/** What a number is of where it says how much, how long or how far. */
const isUnit =
  /^(?:tage?n?|wochen?|monate?n?|jahre?n?|stunden?|minuten?|sekunden?|uhr|euro|franken|cent|meter|quadratmeter|kilometer|km|m|kilo|kilogramm|kg|gramm|g|liter|prozent|mal|male|grad|leuten?|personen|menschen|stück|stücke|plätzen?|sternen?|punkten?|seiten?|spalten?|schritten?|stufen?|zeichen|dinge?n?|sachen|sorten?|arten?|listen?|mm|cm|paar|dutzend|prozentpunkte|std|min|mitarbeiter\p{L}*|kollegen|nutzern?|benutzern?|freunden?|euros|rollen?|bild\p{L}*|fotos?|farben?|sprachen?|kategorien?|ansichten|tabs?|kacheln|buttons?|bereichen?)$/iu;

/** What the text says that there is a number of ("ca. 900 Häuser", "80 Schafe"): of these the app is. Named in pairs, they are one list. */
export function takeCounted(text: string, facts: Facts): string {
  let main = true;
  const piece = new RegExp(String.raw`(?<thing>\p{Lu}[\p{L}-]+)(?: \p{Ll}+)?, (?:[\p{L}]+ )?${about}${number} (?:Stück|davon|Exemplare)(?!\p{L})`, 'u').exec(text)?.groups?.thing; // prettier-ignore
  if (piece !== undefined && !genericPeople.has(one(piece))) {
    main = false;
    facts.counted = one(piece);
    facts.add(one(piece), 2.2, 'so many are kept');
  }
  return text.replace(counted, (...match: unknown[]) => {
    const whole = match[0] as string;
    const { thing = '', also } = match.at(-1) as { thing: string; also?: string };
    const noun = one(thing);
    if (clubMembers.test(thing) && main && isClub.test(text)) {
      main = false;
      facts.counted ??= 'mitglied';
      facts.add('mitglied', 2.2, 'so many are there');
      return whole.replace(thing, 'Mitgliedern');
    }
    if (!/^\p{Lu}/u.test(thing) || isUnit.test(thing) || genericPeople.has(noun) || noun === thing.toLowerCase() && !isSeveralAnyway(thing)) return whole; // prettier-ignore
    if (!main) return whole;
    main = false;
    facts.counted ??= noun;
    facts.add(noun, 2.2, 'so many are kept');
    if (also === undefined || isUnit.test(also)) return whole;
    const kinds = [thing, also].map((word) => capital(one(word)));
    facts.addFields(noun, fieldsOf([`Art (${kinds.join(', ')})`]));
    return whole.replace(` und ${also}`, '');
  });
}

const clubMembers = /^(?:Leuten?|Mitgliedern?|Personen|Musikanten|Menschen)$/;
const isClub = /(?:verein|klub|club|chor|musik|kapelle|orchester|wehr|clique|gruppe|mannschaft|zunft|bund)(?!\p{L})/iu;

/** "Skilehrer" are several, or one. */
const isSeveralAnyway = (word: string): boolean =>
  /(?:er|el|en|igel|tiere)$/.test(word) && germanPlural(one(word), []) !== '';

/** "Flugzeit soll er selber rechnen": of each Flug there is an entry. */
export function noteLogged(text: string, facts: Facts): void {
  const stem = /(?<!\p{L})(\p{Lu}\p{L}{2,})(?:s)?(?:zeit|dauer) (?:soll|wird|muss|bitte|automatisch)(?!\p{L})[^.;]{0,40}rechn/u.exec(text)?.[1]?.toLowerCase(); // prettier-ignore
  const noun = stem?.endsWith('fahr') || stem === 'lenk' ? 'fahrt' : stem;
  if (noun === undefined || facts.counted !== null || /^(?:arbeit|gesamt|lauf|rest)s?$/.test(noun)) return;
  facts.counted = noun;
  facts.add(noun, 2.2, 'each has its time');
}

/** The text with what the app is of, where no sentence that is left speaks of it. */
export function withCounted(text: string, { counted }: Facts): string {
  if (counted === null || new RegExp(String.raw`(?<!\p{L})${counted.slice(0, -1)}`, 'iu').test(text)) return text;
  const many = germanPlural(counted, []);
  return `${capital(many)}. ${text.trimStart()}`;
}
