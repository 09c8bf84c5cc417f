import type { Facts } from './facts.ts';
import { germanChosen } from './german-chosen.ts';
import { germanDeeds } from './german-deeds.ts';
import { germanHandingIn } from './german-handing-in.ts';
import { germanJoining, germanWaiting } from './german-joining.ts';
import { isPerson } from './chunks.ts';
import {
  article,
  fieldsOf,
  namesIn,
  noun,
  one,
  listedPeople,
  peopleBefore,
  thingBefore,
  type ToldAct,
} from './german-people.ts';
import { takeActs } from './take-acts.ts';

function borrowed(facts: Facts, text: string, at: number, object: string): void {
  // the Wagen of a text about a Mietwagen is that one
  const whole = [...text.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([word]) => one(word)).find((word) => word.length > object.length + 2 && word.endsWith(object)); // prettier-ignore
  const thing = whole && !/(?:verleih|ausleihe|vermietung)$/.test(whole) ? whole : object;
  facts.add(thing, 2, 'wird ausgeliehen');
  facts.acts.push({ subject: peopleBefore(text.slice(0, at)), verb: 'borrow', object: thing });
}

const acts: readonly ToldAct[] = [
  // "dazu Flüge mit Datum": a thing of its own, and no further field
  { says: /,? (?:und )?(?:dazu|außerdem|zusätzlich)(?: noch| auch)? (?=\p{Lu})/u, read: () => '. ' },
  // "wer hat welches Rad bis wann", "wer hat den Wagen gerade"
  {
    says: new RegExp(String.raw`(?:,| und)? ?\b[Ww]er (?:hat|leiht|bekommt)(?: gerade| aktuell| noch| sich)? (?:welche[nrsm]?|den|die|das) ${noun}(?: gerade| aktuell| ausgeliehen| geliehen| aus\b)?(?:(?:,| und)? (?:seit|bis|ab) wann)*(?:(?:,| und)+ wann (?:muss|kommt|soll|ist) (?:sie|er|es) (?:wieder )?zurück(?: sein)?)?(?! \p{Ll}+t\b)`, 'u'), // prettier-ignore
    read: ([, thing = ''], text, at, facts) => (borrowed(facts, text, at, one(thing)), ''),
  },
  // "wer den Schlüssel gerade hat"
  {
    says: new RegExp(String.raw`(?:,| und)? ?\bwer (?:welche[nrsm]?|den|die|das) ${noun} (?:gerade |aktuell )?(?:hat|ausgeliehen hat|geliehen hat)(?:(?:,| und)? (?:seit|bis) wann)*\b`, 'u'), // prettier-ignore
    read: ([, thing = ''], text, at, facts) => (borrowed(facts, text, at, one(thing)), ''),
  },
  // "Wer bringt was mit? Name, Speise"
  {
    says: /\b[Ww]er bringt was(?: (?:zum|zur) \p{Lu}[\p{L}-]+)?(?: mit)?([?:] ?(?=\p{Lu}[\p{L} ]+,))?/u,
    read: ([, opens]) => (opens ? 'Beiträge: ' : 'Beiträge mit Was und Person. '),
  },
  // "wer backt welchen Kuchen"
  {
    says: new RegExp(String.raw`(?:,| und)? ?\b[Ww]er (?!hat\b|kommt\b|nimmt\b|geht\b|macht\b|ist\b|besucht\b|singt\b|spielt\b|fährt\b)(\p{Ll}{3,}t) (?:welche[nrsm]?) ${noun}`, 'u'), // prettier-ignore
    read: ([, , thing = '']) => `. ${thing} mit Person`,
  },
  // "Eltern melden ihr Kind zu Kursen an"
  {
    says: new RegExp(String.raw`(?:${noun} )?(?:können |dürfen )?(?:melden|meldet|anmelden) (?:(?:(?:ihre?n?|seine?n?|das|die) ${noun}|sich) )(?:für|zu|zum|zur|bei) ${article}${noun} an\b`, 'u'), // prettier-ignore
    read: ([, who = '', whom, thing = ''], _, __, facts) => signup(facts, who, whom, thing),
  },
  // "Eltern können ihr Kind für einen Kurs anmelden"
  {
    says: new RegExp(String.raw`(?:${noun} )?(?:können |dürfen |sollen )?(?:(?:ihre?n?|seine?n?|das|die) ${noun}|sich) (?:für|zu|zum|zur|bei) ${article}${noun} anmelden\b`, 'u'), // prettier-ignore
    read: ([, who = '', whom, thing = ''], _, __, facts) => signup(facts, who, whom, thing),
  },
  // "ihr Kind anmelden mit Name und Alter"
  {
    says: new RegExp(String.raw`(?:ihre?n?|seine?n?|das|die) ${noun} anmelden(?: können)? mit ([^.;]+?)(?=,? (?:und )?wenn\b|[.;]|$)`, 'u'), // prettier-ignore
    read: ([, whom = '', listed = ''], text, at, facts) => {
      const of = thingBefore(text.slice(0, at).replace(/(?:freien? )?Plätzen?/g, ''));
      const names = namesIn(listed);
      if (!of || names.length < 1 || !isPerson(one(whom))) return null;
      facts.add(of, 1.5, 'man meldet sich an');
      facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields: names, of: [of] });
      return 'anmelden';
    },
  },
  // "Trainer haken ab wer da war"
  {
    says: /(?:(?:,| und)? ?\p{Lu}[\p{L}-]+ (?:haken|hakt|tragen|notieren) (?:ab|ein)?,? ?)?(?:,| und)? ?\bwer (?:da|dabei|anwesend|gekommen|abwesend) (?:war|ist|waren|sind)\b/u,
    read: (_, text, at, facts) => {
      const to = thingBefore(text.slice(0, at).replace(/Anmeldungen?\b/g, ''));
      const fields = ['Datum', 'anwesend (yes/no)'];
      facts.left.push({
        noun: 'anwesenheit',
        plural: 'Anwesenheiten',
        fields,
        of: [to === null || /meldung$|person$/.test(to) ? '' : to, listedPeople(text) ?? 'people'],
      });
      return '';
    },
  },
  // "wer noch zahlen muss"
  {
    says: /(?:,| und)? ?\bwer (?:noch )?(?:zahlen muss|bezahlen muss|nicht (?:be|ge)zahlt hat|offen ist|schuldet)\b/u,
    read: (_, text, at, facts) => {
      const of = peopleBefore(text.slice(0, at)) ?? 'people';
      facts.left.push({ noun: 'zahlung', plural: 'Zahlungen', fields: ['Betrag', 'fällig am', 'bezahlt (yes/no)'], of: [of] }); // prettier-ignore
      return '';
    },
  },
  // "Angebote nach Land filtern"
  {
    says: new RegExp(String.raw`${noun} nach ${noun}(?:(?:,| und| oder) ${noun})? (?:filtern|sortieren|durchsuchen|suchen|ordnen|gruppieren)`, 'u'), // prettier-ignore
    read: ([, thing = '', first = '', second], _, __, facts) => {
      facts.addFields(one(thing), fieldsOf([first, second ?? ''].filter(Boolean)));
      return null;
    },
  },
];

function signup(facts: Facts, who: string, whom: string | undefined, said: string): string {
  const thing = one(said);
  facts.add(thing, 2.2, 'man meldet sich an');
  const subject = who && !whom ? one(who) : null;
  const fields = whom ? [whom, 'Datum'] : ['Datum'];
  facts.left.push({ noun: 'anmeldung', plural: 'Anmeldungen', fields, of: subject ? [thing, subject] : [thing, whom ? one(whom) : ''] }); // prettier-ignore
  return `${who} anmelden`;
}

/** Takes what German clauses say that people do and that leaves records; answers the text without what said only that. */
export const takeGermanActs = (text: string, facts: Facts): string =>
  takeActs(
    text,
    [...germanHandingIn, ...germanChosen, ...germanJoining, ...acts, ...germanWaiting, ...germanDeeds],
    ({ read }, match, at, rest) => read(match, rest, at, facts),
  );
