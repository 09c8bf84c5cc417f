import { isPerson } from './chunks.ts';
import { namedIn, namesIn, noun, one, thingBefore, type ToldAct } from './german-people.ts';

const isSignedUp = /^(?:teilnehmer|teilnehmerin|mitglied|bewerber|helfer|helferin)$/;

/** No list is kept of these. */
const isAnybody = /^(?:Leute|Personen|Menschen|Interessierte|Interessenten|Besucher|andere|alle|[Jj]eder|man)$/;

/** "Gäste melden sich an": what that leaves, with what it is of. */
export const germanJoining: readonly ToldAct[] = [
  // "Figuren sollen mit den Szenen verknüpft sein": each has several of the other
  {
    says: new RegExp(String.raw`${noun} (?:sollen|können|müssen|sollten|will ich|möchte ich) mit (?:den|mehreren|verschiedenen) (?:\p{Ll}+ )?${noun} (?:verknüpf|verbind|verbund|verlink)\p{Ll}+(?: sein| werden| können)*`, 'u'), // prettier-ignore
    read: ([, thing = '', other = ''], text, _, facts) => {
      const to = namedIn(text, one(other)) ?? one(other);
      for (const record of [one(thing), to]) facts.add(record, 1.5, 'verknüpft');
      facts.several.push({ of: one(thing), several: to, isShared: true });
      return '';
    },
  },
  // "eine Liste wo sich Eltern eintragen können: Schichten mit Uhrzeit und wie viele gebraucht werden"
  {
    says: new RegExp(String.raw`(?:eine )?(?:Liste|Plan|Seite|Tabelle|App),? (?:wo|in der|in die|auf der|damit) sich (?:die |alle )?${noun} (?:selbst )?eintragen (?:können|kann|sollen|dürfen)[:,]? ?`, 'u'), // prettier-ignore
    read: ([said], text, at, facts) => {
      const rest = text.slice(at + said.length);
      const [, thing = ''] = /(\p{Lu}[\p{L}-]+) (?:mit |\()[^.;]*?(?:gebraucht|benötigt|Plätze|nötig)/u.exec(rest.replace(/\p{Lu}[\p{L}-]+ \([^)]*\) und /gu, '')) ?? []; // prettier-ignore
      if (thing === '') return null;
      facts.add(one(thing), 1.5, 'man trägt sich ein');
      facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields: ['Name'], of: [one(thing)] });
      return '';
    },
  },
  // "Gäste melden sich mit Ankunft, Nächte und Halbpension an"
  {
    says: new RegExp(String.raw`${noun} (?:melden|meldet|tragen|trägt) sich mit ([^.;]+?) (?:an|ein)\b`, 'u'),
    read: ([, who = '', listed = ''], text, at, facts) => {
      const names = namesIn(listed);
      if (isSignedUp.test(one(who)) || names.length < 2) return null;
      const of = thingBefore(text.slice(0, at));
      if (of) facts.add(of, 1.5, 'man meldet sich an');
      facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields: names, of: [of ?? '', one(who)] });
      return 'anmelden';
    },
  },
  // "die Leute sollen sich selber anmelden können mit Name und Telefon"
  {
    says: /(?:,| und)? ?(?<!\p{L})(?:[Dd]ie |[Aa]lle |[Uu]nsere |[Mm]eine )?(\p{Lu}[\p{L}-]+|andere|alle|[Jj]eder|man) (?:sollen|soll|können|kann|dürfen|darf|möchten|müssen|wollen) sich (?:(?:auch|dann|dort|selber|selbst|online|direkt|gleich|dafür|dazu|da|hier|vorher|bitte|für (?:die|den|das|einen|eine|ein|jeden|jede|jedes) \p{Lu}[\p{L}-]+) )*(?:anmelden|eintragen|einschreiben)(?: können| kann)?(?: mit ([^.;:]+)(?=[.;:]|$))?(?=\s*(?:[.,;:]|und\b|$))/u, // prettier-ignore
    read: ([, who = '', listed = ''], text, at, facts) => {
      const of = thingBefore(text.slice(0, at));
      const names = namesIn(listed);
      if (!of || isSignedUp.test(one(who))) return null;
      facts.add(of, 1.5, 'man meldet sich an');
      const fields = names.length > 0 ? names : ['Name', 'Telefon'];
      facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields, of: [of, ...(isPerson(one(who)) && !isAnybody.test(who) ? [one(who)] : [])] }); // prettier-ignore
      return names.length > 0 ? '' : '. Man kann sich anmelden';
    },
  },
  // "Leute tragen sich ein", "wer mitläuft trägt sich ein"
  {
    says: /(?:,|\bund)? ?(?:\b[Ww]er (?:\p{Ll}+),? |\b(\p{Lu}[\p{L}-]+|andere|alle|jeder) )(?:können sich|kann sich|tragen sich|trägt sich|melden sich|meldet sich)(?: selbst)? (?:ein|an|eintragen|anmelden)(?=\s*(?:[.,;]|und\b|$))/u,
    read: ([, who = ''], text, at, facts) => {
      if (isSignedUp.test(one(who))) return null;
      const of = thingBefore(text.slice(0, at));
      if (!of) return null;
      facts.add(of, 1.5, 'man meldet sich an');
      const people = who !== '' && isPerson(one(who)) ? [one(who)] : [];
      facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields: ['Name', 'Datum'], of: [of, ...people] });
      return '. Man kann sich anmelden';
    },
  },
];

/** After what says that people sign up. */
export const germanWaiting: readonly ToldAct[] = [
  // "wenn voll ist, dann Warteliste": who waits takes no place
  {
    says: /(?:,| und)*,? wenn (?:\p{L}+ ){0,2}?voll ist,?(?: (?:dann|kommt|kommen|gibt|man|sie|es|auf|die|eine|der|Rest))*? (?:auf (?:die|eine) )?Warteliste/u,
    read: (_, text, at, facts) => {
      const known = facts.left.findIndex(({ noun: record }) => record === 'anmeldung');
      const status = 'Status (Angemeldet, Warteliste)';
      const of = thingBefore(text.slice(0, at).replace(/(?:freien? )?Plätzen?/g, '')) ?? '';
      const left = facts.left[known] ?? { noun: 'anmeldung', plural: 'Anmeldungen', fields: ['Name'], of: [of] };
      facts.left.splice(known < 0 ? facts.left.length : known, 1, { ...left, fields: [...left.fields, status] });
      return '';
    },
  },
];
