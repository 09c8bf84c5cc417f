import { gradeOf } from '../reading/lexicon/graded-nouns.ts';

type Texts = { en: readonly string[]; de: readonly string[] };
const things: Texts = {
  en: [
    'In good order, checked in spring',
    'Bought second-hand, works well',
    'The older one of the two',
    'Repaired once, fine since then',
    'Kept dry and covered',
  ],
  de: [
    'In gutem Zustand, im Frühjahr geprüft',
    'Gebraucht gekauft, läuft gut',
    'Die ältere von beiden',
    'Einmal repariert, seitdem in Ordnung',
    'Trocken und abgedeckt gelagert',
  ],
};
const papers: Texts = {
  en: [
    'The most important points on one page',
    'A first look, with examples',
    'What changes and for whom',
    'Short, clear and checked twice',
    'For everyone who wants to know more',
  ],
  de: [
    'Das Wichtigste auf einer Seite',
    'Ein erster Blick mit Beispielen',
    'Was sich ändert und für wen',
    'Kurz, klar und zweimal geprüft',
    'Für alle, die mehr wissen möchten',
  ],
};
const sorts: Texts = {
  en: [
    'Needed most often',
    'Only now and then',
    'Good to begin with',
    'For everything else',
    'Agreed in the last meeting',
  ],
  de: [
    'Am häufigsten gebraucht',
    'Nur ab und zu',
    'Gut für den Anfang',
    'Für alles andere',
    'In der letzten Sitzung vereinbart',
  ],
};

/** What somebody notes in a line about a record, by what its noun is. */
const byKind: Readonly<Record<string, Texts>> = {
  thing: things,
  device: things,
  vehicle: things,
  material: { en: ['Dry and ready to use', 'From the new supplier', 'Half of it is left', 'Second quality, for trials'], de: ['Trocken und verarbeitbar', 'Vom neuen Lieferanten', 'Die Hälfte ist noch da', 'Zweite Wahl, für Versuche'] },
  place: { en: ['Quiet, a little apart', 'Sunny from noon', 'Well kept, easy to reach', 'Narrow entrance, wide behind it', 'Being renewed this year'], de: ['Ruhig, etwas abseits', 'Ab Mittag sonnig', 'Gepflegt, gut zu erreichen', 'Schmaler Eingang, dahinter viel Platz', 'Wird dieses Jahr erneuert'] },
  animal: { en: ['Calm, gets on with the others', 'Young and curious', 'Came to us in spring', 'Eats well, a little shy'], de: ['Ruhig, verträgt sich mit den anderen', 'Jung und neugierig', 'Kam im Frühjahr zu uns', 'Frisst gut, etwas scheu'] },
  plant: { en: ['Flowers from May', 'Likes half shade', 'Needs little water', 'Grows fast in summer'], de: ['Blüht ab Mai', 'Mag Halbschatten', 'Braucht wenig Wasser', 'Wächst im Sommer schnell'] },
  food: { en: ['Fresh from the market', 'Keeps for a week', 'Best in autumn', 'Goes with almost everything'], de: ['Frisch vom Markt', 'Hält eine Woche', 'Am besten im Herbst', 'Passt zu fast allem'] },
  group: { en: ['Eight people, two of them new', 'Meets every second week', 'Open to everyone', 'Small, and full for this year'], de: ['Acht Leute, zwei davon neu', 'Trifft sich alle zwei Wochen', 'Offen für alle', 'Klein und für dieses Jahr voll'] },
  document: papers,
  file: papers,
  text: papers,
  record: papers,
  category: sorts,
  choice: sorts,
  quality: sorts,
  state: sorts,
  abstract: sorts,
}; // prettier-ignore

/** Undefined where words that suit anything would be all there is to say. */
export function descriptionByGrade(noun: string, index: number, language: 'en' | 'de' = 'en'): string | undefined {
  const texts = byKind[gradeOf(noun.toLowerCase())?.kind ?? '']?.[language];
  return texts?.[index % texts.length];
}
