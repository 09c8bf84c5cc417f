import type { Language } from '../language.ts';

/** The record between two things of which each has several of the other; `fields` are what such records usually hold. */
export type Link = { noun: string; plural: string | null; fields: readonly string[] };

const who = 'student|pupil|learner|participant|member|guest|attendee|player|singer|volunteer|person|friend|parent|child|kid|speaker|musician|passenger|employee|worker|helper|schüler|teilnehmer|mitglied|gast|spieler|sänger|person|freund|kind|helfer|fahrgast|musiker|mitarbeiter'; // prettier-ignore
const courses = 'course|class|workshop|program|kurs|seminar|lehrgang|unterricht|workshop';
const events = 'event|meeting|concert|rehearsal|party|training|session|tour|trip|ride|outing|game|veranstaltung|probe|auftritt|konzert|treffen|termin|fahrt|ausflug|fest|training|reise|spiel|sitzung'; // prettier-ignore
const work = 'project|task|shift|team|projekt|aufgabe|schicht|team|einsatz|dienst';

/** The first pair that fits counts, whichever of the two is named first. */
const links: readonly { one: string; other: string; en: Link; de: Link }[] = [
  {
    one: who,
    other: courses,
    en: { noun: 'enrollment', plural: null, fields: ['date', 'status (enrolled, waiting, completed)'] },
    de: {
      noun: 'anmeldung',
      plural: 'Anmeldungen',
      fields: ['Datum', 'Status (angemeldet, Warteliste, abgeschlossen)'],
    },
  },
  {
    one: who,
    other: events,
    en: { noun: 'attendance', plural: 'attendances', fields: ['status (coming, maybe, not coming)', 'notes'] },
    de: { noun: 'teilnahme', plural: 'Teilnahmen', fields: ['Status (zugesagt, vielleicht, abgesagt)', 'Notizen'] },
  },
  {
    one: who,
    other: work,
    en: { noun: 'assignment', plural: null, fields: ['role', 'notes'] },
    de: { noun: 'zuteilung', plural: 'Zuteilungen', fields: ['Rolle', 'Notizen'] },
  },
  {
    one: 'recipe|dish|meal|rezept|gericht|speise',
    other: 'ingredient|zutat|product|produkt',
    en: { noun: 'recipe ingredient', plural: null, fields: ['amount (text)'] },
    de: { noun: 'rezeptzutat', plural: 'Rezeptzutaten', fields: ['Menge (Text)'] },
  },
  {
    one: 'order|bestellung|auftrag',
    other: 'product|item|article|dish|part|produkt|artikel|ware|gericht|teil',
    en: { noun: 'order item', plural: null, fields: ['quantity'] },
    de: { noun: 'position', plural: 'Positionen', fields: ['Anzahl'] },
  },
];

const fits = (words: string, noun: string): boolean => words.split('|').some((word) => noun === word || noun.endsWith(` ${word}`)); // prettier-ignore

/** What joins the two: an enrollment for a student and a course, "recipe tag" for what has no word of its own. */
export function linkBetween(owner: string, other: string, language: Language): Link {
  const known = links.find(
    (link) => (fits(link.one, owner) && fits(link.other, other)) || (fits(link.one, other) && fits(link.other, owner)),
  );
  if (known) return language === 'de' ? known.de : known.en;
  if (language !== 'de') return { noun: `${owner} ${other}`, plural: null, fields: [] };
  const label = other.charAt(0).toUpperCase() + other.slice(1);
  return { noun: `${other}-zuordnung`, plural: `${label}-Zuordnungen`, fields: [] };
}

const alike: readonly string[] = ['enrollment enrolment registration signup', 'anmeldung buchung kursanmeldung', 'attendance registration rsvp participation', 'teilnahme anmeldung zusage']; // prettier-ignore

/** Other words for the same record: who registers for a course is enrolled. */
export const isLinkNamed = (noun: string, link: string): boolean =>
  alike.some((words) => words.split(' ').includes(noun) && words.split(' ').includes(link));
