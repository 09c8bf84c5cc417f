import { isPerson } from './chunks.ts';
import { namesIn, noun, one, thingBefore, type ToldAct } from './german-people.ts';

const isSignedUp = /^(?:teilnehmer|teilnehmerin|mitglied|bewerber|helfer|helferin)$/;

/** "Gäste melden sich an": what that leaves, with what it is of. */
export const germanJoining: readonly ToldAct[] = [
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
