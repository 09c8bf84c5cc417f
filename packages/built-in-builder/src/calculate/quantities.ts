import type { Quantity, Unit } from '../plan/calculation.ts';
import { unitWords } from '../plan/unit-words.ts';

type Row = [name: string, short: string, factor: number, words: string, shift?: number];
const quantity = (name: string, rows: readonly Row[]) => ({
  name,
  rows: rows.map(([unit, short, factor, words, shift]) => ({
    unit: { name: unit, short, factor, ...(shift !== undefined && { shift }) } satisfies Unit,
    words: new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'),
  })),
});

const known = [
  quantity('Volume', [
    ['millilitres', 'ml', 0.001, 'milli-?lit(?:re|er)s?|ml'],
    ['litres', 'l', 1, unitWords.litre],
    ['teaspoons', 'tsp', 0.005, 'tea ?spoons?|tsp|teelöffel'],
    ['tablespoons', 'tbsp', 0.015, 'table ?spoons?|tbsp|esslöffel'],
    ['cups', 'cup', 0.24, 'cups?|tassen?'],
    ['fluid ounces', 'fl oz', 0.0295735, 'fl(?:uid)?\\.? (?:ounces?|oz)'],
    ['pints', 'pt', 0.473176, 'pints?'],
    ['gallons', 'gal', 3.785412, 'gallons?'],
    ['cubic metres', 'm³', 1000, 'cubic met(?:re|er)s?|m³'],
  ]),
  quantity('Weight', [
    ['grams', 'g', 0.001, `${unitWords.gram}|g`],
    ['kilograms', 'kg', 1, unitWords.kilogram],
    ['ounces', 'oz', 0.0283495, '(?<!fl(?:uid)? )(?:ounces?|oz)'],
    ['pounds', 'lb', 0.453592, 'pounds?(?! sterling)|lbs?|pfund'],
    ['stones', 'st', 6.350293, 'stones?'],
    ['tonnes', 't', 1000, unitWords.tonne],
  ]),
  quantity('Length', [
    ['millimetres', 'mm', 0.001, unitWords.millimetre],
    ['centimetres', 'cm', 0.01, unitWords.centimetre],
    ['metres', 'm', 1, unitWords.metre],
    ['kilometres', 'km', 1000, unitWords.kilometre],
    ['inches', 'in', 0.0254, 'inch(?:es)?|zoll'],
    ['feet', 'ft', 0.3048, 'feet|foot|ft'],
    ['yards', 'yd', 0.9144, 'yards?'],
    ['miles', 'mi', 1609.344, unitWords.mile],
  ]),
  quantity('Area', [
    ['square metres', 'm²', 1, unitWords.squareMetre],
    ['square feet', 'ft²', 0.092903, 'square f(?:ee|oo)t|sq ?ft|ft²'],
    ['hectares', 'ha', 10_000, 'hectares?|hektar'],
    ['acres', 'ac', 4046.856, 'acres?'],
    ['square kilometres', 'km²', 1_000_000, 'square kilomet(?:re|er)s?|km²'],
  ]),
  quantity('Temperature', [
    ['Celsius', '°C', 1, unitWords.celsius],
    ['Fahrenheit', '°F', 5 / 9, '(?:degrees? )?fahrenheit|°f', -32],
    ['Kelvin', 'K', 1, 'kelvin', -273.15],
  ]),
  quantity('Speed', [
    ['kilometres per hour', 'km/h', 1, 'kilomet(?:re|er)s? (?:per|an) hour|km/?h|kph'],
    ['miles per hour', 'mph', 1.609344, 'miles? (?:per|an) hour|mph'],
    ['metres per second', 'm/s', 3.6, 'met(?:re|er)s? per second|m/s'],
    ['knots', 'kn', 1.852, 'knots?'],
  ]),
  quantity('Time', [
    ['seconds', 's', 1, unitWords.second],
    ['minutes', 'min', 60, unitWords.minute],
    ['hours', 'h', 3600, unitWords.hour],
    ['days', 'd', 86_400, unitWords.day],
    ['weeks', 'wk', 604_800, unitWords.week],
  ]),
  quantity('Energy', [
    ['kilojoules', 'kJ', 1, 'kilojoules?|kj'],
    ['kilocalories', 'kcal', 4.184, 'kilo ?calories|calories|kcal'],
    ['kilowatt hours', 'kWh', 3600, unitWords.kilowattHour],
  ]),
  quantity('Data', [
    ['megabytes', 'MB', 1, 'megabytes?|mb'],
    ['gigabytes', 'GB', 1000, 'gigabytes?|gb'],
    ['terabytes', 'TB', 1_000_000, 'terabytes?|tb'],
  ]),
];

/** Units of one euro, to begin with; who uses the converter sets them to those of the day. */
const currencies: readonly [name: string, short: string, perEuro: number, words: RegExp][] = [
  ['euros', 'EUR', 1, /\beuros?\b|\beur\b|€/i],
  ['US dollars', 'USD', 1.1, /\b(?:us )?dollars?\b|\busd\b|\$/i],
  ['pounds sterling', 'GBP', 0.85, /\bpounds?\b|\bgbp\b|£/i],
  ['Swiss francs', 'CHF', 0.95, /\b(?:swiss )?francs?\b|\bchf\b/i],
  ['yen', 'JPY', 160, /\byen\b|\bjpy\b|¥/i],
  ['Swedish kronor', 'SEK', 11.3, /\bkron(?:or|er)\b|\bsek\b/i],
  ['zloty', 'PLN', 4.3, /\bz[lł]oty\b|\bpln\b/i],
  ['Indian rupees', 'INR', 92, /\brupees?\b|\binr\b/i],
];

const currencyWords = /\bcurrenc(?:y|ies)\b|\bexchange rates?\b|\bwährung/i;

/** The quantities and units that a converter is asked for; the everyday ones where it is not said. */
export function quantitiesIn(text: string): Quantity[] {
  const said = known.flatMap(({ name, rows }) => {
    const named = rows.filter(({ words }) => words.test(text));
    const units = named.toSorted((a, b) => text.search(a.words) - text.search(b.words)).map(({ unit }) => unit);
    const isNamed = new RegExp(`\\b${name}s?\\b`, 'i').test(text);
    if (units.length === 0 && !isNamed) return [];
    return { name, units: units.length >= 2 ? units : rows.map(({ unit }) => unit) };
  });
  const isMoney = currencyWords.test(text) || currencies.filter(([name, , , words]) => name !== 'pounds sterling' && words.test(text)).length > 1; // prettier-ignore
  const rates = isMoney ? [currencyQuantity(text)] : [];
  const all = [...rates, ...said.filter(({ name }) => rates.length === 0 || name !== 'Weight')];
  if (all.length > 0) return all;
  return known
    .filter(({ name }) => /^(?:Length|Weight|Volume|Temperature)$/.test(name))
    .map(({ name, rows }) => ({ name, units: rows.map(({ unit }) => unit) }));
}

function currencyQuantity(text: string): Quantity {
  const named = currencies.filter(([, , , words]) => words.test(text));
  const chosen = named.length >= 2 ? named : currencies.slice(0, 5);
  return {
    name: 'Currency',
    areRates: true,
    units: chosen.map(([name, short, perEuro]) => ({ name, short, factor: Number((1 / perEuro).toPrecision(4)) })),
  };
}
