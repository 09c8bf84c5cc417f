import { unitWords } from '../plan/unit-words.ts';

type Unit = {
  /** How people write it, as a part of a pattern. */
  words: string;
  /** Names of fields that are a number of these. */
  counts: RegExp;
  /** Names of fields that may be in this unit. */
  holds?: RegExp;
  /** What stands behind a number of it. */
  short?: RegExp;
  /** Things that are counted, which may have a list of their own. */
  isThing?: true;
  /** A number of these that people enter, where no list has one. */
  entered?: Worded;
  /** How much of it a thing has: what is added to the thing's name. */
  size?: Worded;
};
/** The line of a field. */
type Worded = { english: string; german: string };

const lengths = 'height|length|depth|hoehe|laenge|tiefe|dicke|groesse|profil|pegel|stand';

const units = {
  second: { words: unitWords.second, counts: /second|sekunde/, short: /^s$/ },
  minute: { words: unitWords.minute, counts: /minute/, holds: /duration|dauer/, short: /^min$/ },
  hour: {
    words: unitWords.hour,
    counts: /hour|stunde/,
    holds: /duration|dauer/,
    short: /^h$/,
    entered: { english: 'Hours: number h', german: 'Stunden: number h' },
  },
  day: {
    words: `${unitWords.day}|tag|nights?|nacht|nächte`,
    isThing: true,
    counts: /^(?:number_of_)?(?:nights|days|naechte|tage)$/,
  },
  week: { words: unitWords.week, isThing: true, counts: /^(?:weeks|wochen)$/ },
  millimetre: { words: unitWords.millimetre, counts: /millimet|mm/, holds: new RegExp(`${lengths}|width|breite`) },
  centimetre: {
    words: unitWords.centimetre,
    counts: /[cz]entimet|cm/,
    holds: new RegExp(`${lengths}|width|breite`),
    size: { english: 'height: number cm', german: 'höhe: number cm' },
  },
  metre: {
    words: `${unitWords.metre}|m`,
    counts: /met(?:er|re)|^length|laenge/,
    holds: new RegExp(lengths),
    short: /^m$/,
  },
  kilometre: {
    words: unitWords.kilometre,
    counts: /^km|kilomet|distance|strecke/,
    holds: /km|mile|range|reichweite|entfernung/,
    short: /km/,
    entered: { english: 'Kilometres: number km', german: 'Kilometer: number km' },
  },
  mile: {
    words: unitWords.mile,
    counts: /mile|distance/,
    holds: /km|kilomet|strecke|range/,
    entered: { english: 'Miles: number', german: 'Meilen: number' },
  },
  squareMetre: {
    words: unitWords.squareMetre,
    counts: /square|(?:^|_)area|^size|flaeche|quadratmeter|groesse/,
    short: /m²/,
    entered: { english: 'Square metres: number m²', german: 'Quadratmeter: number m²' },
    size: { english: 'size: number m²', german: 'größe: number m²' },
  },
  gram: {
    words: `${unitWords.gram}|g`,
    counts: /gram/,
    holds: /weight|gewicht|quantity|menge|stock|bestand/,
    short: /^g$/,
  },
  kilogram: {
    words: unitWords.kilogram,
    counts: /kilo|kg|weight|gewicht/,
    holds: /quantity|menge|stock|bestand/,
    short: /kg/,
    entered: { english: 'Weight: number kg', german: 'Gewicht: number kg' },
    size: { english: 'weight: number kg', german: 'gewicht: number kg' },
  },
  tonne: { words: `${unitWords.tonne}|t`, counts: /tonne/, holds: /load|weight|last|gewicht/, short: /^t$/ },
  litre: {
    words: `${unitWords.litre}|l`,
    counts: /lit(?:er|re)/,
    holds: /amount|quantity|menge|inhalt|fuell|stand/,
    short: /^l$/,
    entered: { english: 'Litres: number l', german: 'Liter: number l' },
  },
  kilowattHour: {
    words: unitWords.kilowattHour,
    counts: /kwh|consumption|verbrauch|energy/,
    short: /kwh/i,
    entered: { english: 'kWh: number kWh', german: 'kWh: number kWh' },
  },
  pressure: { words: 'm?bar|psi', counts: /pressure|druck/ },
  degree: { words: `${unitWords.celsius}|degrees?|grad|°`, counts: /temp|degree|grad/ },
  percent: {
    words: 'percent|%|prozent',
    counts: /percent|prozent|anteil|quote/,
    holds: /humidity|moisture|feuchte|level|fuell/,
  },
  person: {
    words: 'persons?|people|heads?|guests?|players?|personen|gäste',
    counts: /person|people|heads|guests|players|gaeste/,
  },
  piece: {
    words: 'pieces?|units?|stück',
    isThing: true,
    counts: /piece|stueck|anzahl|quantity/,
    holds: /stock|amount|left|count|bestand|menge|vorrat/,
  },
  point: { words: 'points?|punkten?', isThing: true, counts: /points|punkte/ },
  page: { words: 'pages?|seiten?', isThing: true, counts: /page|seite/ },
  ticket: { words: 'tickets?', isThing: true, counts: /ticket/ },
  seat: { words: 'seats?|box(?:es)?', isThing: true, counts: /seat|box/ },
  carton: {
    words: '[ck]artons?',
    isThing: true,
    counts: /[ck]arton/,
    entered: { english: 'Cartons: number', german: 'Kartons: number' },
  },
  money: { words: 'euros?|eur|€|pounds?|quid|dollars?|franken', counts: /amount|price|total|betrag|preis/ },
} satisfies Readonly<Record<string, Unit>>;

export type UnitName = keyof typeof units;
export type { Unit };

const known = Object.entries<Unit>(units).map(([name, unit]) => ({
  ...unit,
  name: name as UnitName,
  said: new RegExp(`^(?:${unit.words})(?![\\p{L}\\d²])`, 'iu'),
}));

/** The unit that words begin with: "kg", "square metres of floor". */
export const unitOf = (words: string): (Unit & { name: UnitName }) | undefined => known.find(({ said }) => said.test(words.trim())); // prettier-ignore

/** Whether a field of this name may be a number of this unit. */
export const canBeIn = ({ counts, holds }: Unit, field: string): boolean => counts.test(field) || holds?.test(field) === true; // prettier-ignore

/** Words for these units, as a part of a pattern. */
export const wordsFor = (...names: readonly UnitName[]): string => names.map((name) => units[name].words).join('|');
