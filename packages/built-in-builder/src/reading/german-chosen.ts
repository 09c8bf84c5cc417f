import { fieldsOf, namesIn, noun, one, type ToldAct } from './german-people.ts';

/** What choosing one leaves: a booking of what is lent or has a time, an order of what is sold, else an inquiry. */
const records: readonly (readonly [of: RegExp, verb: string, record: string])[] = [
  [/verleih|vermiet|miete|buch|reservier|termin|zimmer|boot|fahrrad|\brad\b|behandlung|platz/i, 'buchen', 'booking'],
  [/bestell|abhol|liefer|laden|shop|torte|kuchen|bäckerei|menü|größe/i, 'bestellen', 'order'],
];

const a = String.raw`(?:einen?|eine|ein|das|die|den) `;
const leaving = String.raw`(?:hinterlassen|hinterlässt|geben|gibt|lassen|lässt|tragen|trägt|schreiben|schreibt)`;
const ofPerson = /name|telefon|mail|adresse|nummer|handy/i;
const ofTime = /tag|datum|zeit|beginn|anreise|termin/i;

/** "Gäste suchen sich ein Rad aus und hinterlassen Name und Telefon": the name is theirs, and not the Rad's. */
export const germanChosen: readonly ToldAct[] = [
  {
    says: new RegExp(String.raw`${noun} (?:können )?(?:suchen|sucht|wählen|wählt)(?: sich)? ${a}${noun}((?: und|,) ${a}\p{Lu}[\p{L}-]+)?(?: aus)?,? und ${leaving} ((?:ihren?|den|die|das)? ?[^.;:]+?)(?: an| da| ein| auf)?(?=\s*(?:[.;]|$))`, 'u'), // prettier-ignore
    read: ([said, , thing = '', also = '', listed = ''], text, at, facts) => {
      const names = namesIn(listed).map((name) => name.replace(/^(?:ihren?|deren|seinen?) /i, ''));
      const fields = [...names, ...(also ? [also.trim().split(' ').at(-1)!] : [])];
      if (!fields.some((name) => ofPerson.test(name))) return null;
      facts.add(one(thing), 2.2, 'wird ausgesucht');
      const [, verb, record] = records.find(([of]) => of.test(text.slice(0, at) + said)) ?? [];
      if (!verb || !record) {
        facts.left.push({ noun: 'anfrage', plural: 'Anfragen', fields, of: [one(thing)] });
        return '. Man kann ein Formular senden';
      }
      const times =
        record === 'booking' && !fields.some((name) => ofTime.test(name)) ? ['Von (Datum)', 'Bis (Datum)'] : [];
      facts.addFields(record, fieldsOf([...fields, ...times]));
      return `. Man kann ${thing} ${verb}`;
    },
  },
];
