import { isPerson } from './chunks.ts';
import { fieldsOf, one, noun, namesIn, peopleBefore, thingBefore, type ToldAct } from './german-people.ts';
import { germanDeeds as deeds } from './lexicon/german-deeds.ts';

const done = [...deeds.keys()].join('|');
const start = String.raw`(?:(?:,| und)? ?\b(?:[Dd]amit (?:wir|ich) wissen, ?|[Mm]an soll sehen, ?)?)`;

/** Acts of people that leave a record with who did it and when. */
export const germanDeeds: readonly ToldAct[] = [
  // "wer hat wann die Hühner gefüttert", "wer die Maschine geputzt hat: Datum und was gemacht wurde"; what "we note" is told of the thing
  {
    says: new RegExp(String.raw`(?<!notieren,? ?)${start}[Ww]er (?:hat )?(?:wann |zuletzt |heute )?(?:den|die|das|unsere[nmr]?|welche[nrs]?) ${noun} (?:zuletzt |wann )?(${done})(?: hat)?\b\??(?:: ?([^.;]+))?`, 'u'), // prettier-ignore
    read: ([, thing = '', deed = '', listed = ''], _, __, facts) => {
      const [record, plural] = deeds.get(deed)!;
      facts.add(one(thing), 1.5, 'wird versorgt');
      const asked = namesIn(listed).filter((name) => name !== 'Person' && name !== 'Datum');
      facts.left.push({ noun: record, plural, fields: ['Datum', 'Person', ...asked], of: [one(thing)] });
      return '. ';
    },
  },
  // "wieviel Kilo jeder Imker insgesamt geerntet hat": an amount of each time
  {
    says: new RegExp(String.raw`(?:(?:,| und)? ?(?:wissen|sehen),? )?[Ww]ie ?viele? (\p{Lu}[\p{L}-]+|km|kg) (?:jede[rs]?|welche[rs]?|die|der) ${noun} (?:\p{Ll}+ ){0,3}(${done}|gefahren|gelaufen|gearbeitet) (?:hat|haben|ist)`, 'u'), // prettier-ignore
    read: ([, unit = '', who = '', deed = ''], text, _, facts) => {
      const [record, plural] = deeds.get(deed) ?? (deed === 'gearbeitet' ? ['arbeitszeit', 'Arbeitszeiten'] : ['fahrt', 'Fahrten']); // prettier-ignore
      if (!isPerson(one(who))) return null;
      facts.add(one(who), 2.2, 'tut es');
      const named = [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => one(word)).find((word) => word.endsWith(record)); // prettier-ignore
      const amount = /^(?:Kilo|kg|Kilogramm)$/.test(unit) ? 'Menge in kg' : unit === 'km' ? 'Kilometer' : unit;
      facts.left.push({ noun: named ?? record, plural: named ? null : plural, fields: ['Datum', amount], of: [one(who)] }); // prettier-ignore
      return `. ${amount.split(' ')[0]} je ${who}`;
    },
  },
  // "als gelesen bestätigen", "als gepackt abhaken": a box to tick
  {
    says: /\bals (\p{Ll}{3,}(?:t|en)) (?:bestätigen|markieren|abhaken|kennzeichnen|anhaken|melden)\b/u,
    read: ([said, state = ''], text, at, facts) => {
      const thing = thingBefore(text.slice(0, at));
      if (!thing) return null;
      facts.addFields(thing, fieldsOf([`${state} (yes/no)`]));
      return said;
    },
  },
  // "Wichtiges muss man markieren können"
  {
    says: /\b(Wichtige|Dringende|Eilige|Besondere)s (?:muss|soll|sollte|kann|müssen|sollen)? ?(?:man|ich|wir)? ?(?:markieren|kennzeichnen|hervorheben|anpinnen)(?: können| kann)?\b/u,
    read: ([, word = ''], text, at, facts) => {
      const thing = thingBefore(text.slice(0, at));
      if (!thing) return null;
      facts.addFields(thing, fieldsOf([`${word.slice(0, -1)} (yes/no)`]));
      return null;
    },
  },
  // "die Leitung kann geheime Notizen machen": of what is kept, and for whoever runs the app alone
  {
    says: /\b(?:geheime|interne|vertrauliche|private)n? (Notizen|Vermerke|Kommentare|Bemerkungen)(?: (?:machen|schreiben|anlegen|eintragen|notieren|hinterlegen|führen))?(?: können| kann)?\b/u,
    read: ([, many = ''], text, at, facts) => {
      const of = thingBefore(text.slice(0, at));
      facts.left.push({ noun: one(many), plural: many, fields: ['Titel', 'Text', 'Datum'], of: of ? [of] : [] });
      return '';
    },
  },
  // "wer schon bezahlt hat", "wer hat schon gezahlt", "wer zahlt noch"
  {
    says: /(?:,| und)? ?\b[Ww]er (?:(?:hat )?(?:schon|bereits|noch nicht)? ?(?:[Bb]e|ge)?zahlt(?: hat)?|zahlt noch)(?= *(?:[.,;?]|und\b|$))/u,
    read: (_, text, at, facts) => {
      const of = peopleBefore(text.slice(0, at)) ?? peopleBefore(text) ?? 'people';
      if (of !== 'people') facts.add(of, 1.5, 'zahlt');
      facts.left.push({ noun: 'zahlung', plural: 'Zahlungen', fields: ['Betrag', 'fällig am', 'bezahlt (yes/no)'], of: [of] }); // prettier-ignore
      return '';
    },
  },
  // "Wer war dabei und wie lange"
  {
    says: /(?:^|[.;,] ?| und )[Ww]er (?:(?:war|ist) (?:da|dabei|anwesend)|(?:dabei|da|anwesend) (?:war|ist))((?:,| und) wie lange)?\b/u,
    read: ([, long], text, at, facts) => {
      const to = thingBefore(text.slice(0, at)) ?? '';
      const fields = long ? ['Person', 'Dauer'] : ['Person', 'anwesend (yes/no)'];
      facts.left.push({ noun: 'teilnahme', plural: 'Teilnahmen', fields, of: [to, 'people'] });
      return '. ';
    },
  },
  // "wer hat einen bekommen, Unterschrift, zurückgegeben am": what follows is of handing it over
  {
    says: /(?:,| und)? ?\b[Ww]er (?:hat )?(?:einen|eine|eines|welchen|welche|welches)(?: \p{Lu}[\p{L}-]+)? (?:bekommen|erhalten|bekommt)(?: hat)?((?:, [\p{L} ]{3,30})*)/u,
    read: ([, listed = ''], text, at, facts) => {
      const to = thingBefore(
        text.slice(0, at).replace(/\p{L}+verwaltung|für welche[nrs]? \p{L}+|wie viele \p{L}+/gu, ''),
      );
      if (!to) return null;
      facts.add(to, 1.5, 'wird ausgegeben');
      const fields = namesIn(listed.replace(/^, /, ''));
      facts.left.push({ noun: 'ausgabe', plural: 'Ausgaben', fields: ['Person', 'Datum', ...fields], of: [to] });
      return '';
    },
  },
  // "Fahrer tragen ein, wann sie können"
  {
    says: new RegExp(String.raw`${noun} (?:tragen|geben|melden|trägt|gibt)(?: ein| an)?,? wann (?:sie|er) (?:können|kann|Zeit haben|frei haben|verfügbar sind)(?: ein| an)?`, 'u'), // prettier-ignore
    read: ([, who = ''], _, __, facts) => {
      facts.add(one(who), 1.6, 'trägt ein');
      facts.left.push({ noun: 'verfügbarkeit', plural: 'Verfügbarkeiten', fields: ['Datum', 'Von', 'Bis'], of: [one(who)] }); // prettier-ignore
      return '. Kalender';
    },
  },
  // "ich teile die Touren ein": each of them gets one of the people
  {
    says: new RegExp(String.raw`\b(?:ich|wir|er|sie|Chef|Leitung) (?:teile|teilt|teilen) (?:die|den|das) ${noun}(?: \([^)]*\))? (?:ein|zu)\b`, 'u'), // prettier-ignore
    read: ([said, thing = ''], text, at, facts) => {
      const who = peopleBefore(text.slice(0, at));
      facts.add(one(thing), 1.8, 'wird eingeteilt');
      if (who) facts.relations.push({ from: one(thing), to: who, why: 'assigned' });
      return `${said.includes('(') ? `${thing} mit Tageszeit ${/\([^)]*\)/.exec(said)![0]}` : thing} zuweisen. `;
    },
  },
  // "Fahrgäste rufen an und ich notier Name, von, nach"
  {
    says: new RegExp(String.raw`${noun} (?:rufen|ruft|schreiben|kommen)(?: mich)?(?: an)? und (?:ich|wir) (?:notiere?|notieren|schreibe?n?)(?: mir| uns)? ([^.;]+)`, 'u'), // prettier-ignore
    read: ([, who = '', listed = ''], _, __, facts) => {
      const names = namesIn(listed).map((name) => ({ von: 'Von', nach: 'Nach' })[name] ?? name);
      if (names.length < 2) return null;
      facts.add(one(who), 2.2, 'has fields');
      facts.addFields(one(who), fieldsOf(names));
      return '';
    },
  },
  // "andere klicken auf haben wollen", "andere melden Interesse"
  {
    says: /,? ?\b(?:andere|Interessierte|Leute|Nachbarn|Mitglieder) (?:klicken auf (?:haben|haben wollen|will ich haben)|melden Interesse(?: an)?|fragen (?:danach|an)|wünschen es sich)\b/u,
    read: (_, text, at, facts) => {
      const of = thingBefore(text.slice(0, at));
      facts.left.push({
        noun: 'anfrage',
        plural: 'Anfragen',
        fields: ['Name', 'Nachricht', 'Datum'],
        of: of ? [of] : [],
      });
      return '';
    },
  },
  // "Anfragen von der Webseite (Name, Telefon)": from where they come is no part of the list
  {
    says: new RegExp(String.raw`${noun} (?:von|aus|über|auf) (?:der|dem|unserer|meiner) (?:Webseite|Website|Homepage|Internetseite) \((?=[^)]*,)`, 'u'), // prettier-ignore
    read: ([, thing = '']) => `${thing} (`,
  },
];
