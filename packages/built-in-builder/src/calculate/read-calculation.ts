import { inSentence, listInWords } from '../plan/names.ts';
import type { Calculation, CalculationInput, CalculationResult, Quantity } from '../plan/calculation.ts';
import { type Formula, type FormulaInput, inputOf, tidy } from './formula.ts';
import { formulas } from './formulas.ts';
import { genericFormula } from './generic-formula.ts';
import { quantitiesIn } from './quantities.ts';
import { saidInputs, type SaidInput } from './said-inputs.ts';

/** What a text wants worked out. `notes` say what was assumed and what does not enter. */
export type ReadCalculation = { title: string; notes: string[] } & (
  { calculation: Calculation; quantities?: never } | { quantities: Quantity[]; calculation?: never }
);

const converts = /\b(?:convert(?:s|er|ers|ing)?|conversions?)\b|\bumrechn(?:er|en|et|ung)\b/i;
const ofMoneyOrUnits =
  /\b(?:units?|currenc(?:y|ies)|temperatures?|lengths?|weights?|measures?|measurements?|volumes?|celsius|fahrenheit|kilomet\w+|miles|pounds|grams?|litres?|liters?|cups|inches|feet|euros?|dollars?|einheiten|währung)/i;

/** The formula that a text names or describes, or the units that it converts; null where it does neither. */
export function readCalculation(text: string): ReadCalculation | null {
  if (converts.test(text) && ofMoneyOrUnits.test(text)) return conversion(text);
  const said = saidInputs(text);
  const known = knownFormula(text, said);
  if (known) return known;
  const generic = genericFormula(text, said);
  if (!generic) return null;
  return {
    title: generic.results[0]!.label,
    calculation: generic,
    notes: [
      `I took the formula from your words: ${inSentence(generic.results[0]!.label)} = ${inWords(generic)}. Say it in other words if it is another one.`,
    ],
  };
}

function conversion(text: string): ReadCalculation {
  const quantities = quantitiesIn(text);
  const [first] = quantities;
  return {
    title: quantities.length === 1 ? `${first!.name} converter` : 'Unit converter',
    quantities,
    notes: quantities.some(({ areRates }) => areRates)
      ? ['No exchange rates are fetched: those on the page are examples that you set to the ones of the day.']
      : [],
  };
}

/** The best known formula: the one whose inputs the text names, else the first that is meant. */
function knownFormula(text: string, said: readonly SaidInput[]): ReadCalculation | null {
  const meant = formulas.filter(({ is }) => is.test(text));
  const scored = meant.map((formula) => ({ formula, matches: matched(formula, said) }));
  const fits = scored.filter(({ formula, matches }) => said.length < 2 || isEnough(formula, matches, said));
  const [best] = fits.toSorted((a, b) => b.matches.size - a.matches.size);
  if (!best) return null;
  const { formula, matches } = best;
  const inputs = formula.inputs.flatMap((one) => asAsked(one, matches.get(one.name), said.length));
  const names = new Set(inputs.map(({ name }) => name));
  const used = [...matches.values()];
  const unknown = said.filter((one) => !used.includes(one)).map(({ label }) => inSentence(label));
  const assumed = formula.inputs.filter(({ name, without }) => without !== undefined && without !== 0 && !names.has(name) && without !== 1);
  const fixed = formula.inputs.flatMap(({ name, without }) => (names.has(name) || without === undefined ? [] : [[name, without] as const]));
  return {
    title: formula.title,
    calculation: { inputs, results: formula.results.map((one) => ({ ...one, formula: withFixed(one.formula, fixed) })).filter(saysSomething) },
    notes: [
      ...(unknown.length > 0 ? [`The formula does not use ${listInWords(unknown)}, so the page does not ask for it.`] : []),
      ...assumed.map(({ label, without, unit }) => `${label} is taken as ${without}${unit ? ` ${unit}` : ''}.`),
    ],
  };
} // prettier-ignore

/** Said words by the input that they mean; each is used once, and the closest match first. */
function matched({ inputs }: Formula, said: readonly SaidInput[]): Map<string, SaidInput> {
  const found = new Map<string, SaidInput>();
  const free = new Set(said);
  for (const one of inputs)
    for (const item of free)
      if (one.words.test(item.label)) {
        found.set(one.name, item);
        free.delete(item);
        break;
      }
  return found;
}

/** More than half of what people enter has to have a place in the formula. */
const isEnough = ({ inputs }: Formula, matches: ReadonlyMap<string, SaidInput>, said: readonly SaidInput[]): boolean =>
  matches.size * 2 > said.length || matches.size === inputs.filter(({ without }) => without === undefined).length;

/** How many of the formula's unit one of the said unit is. */
const units: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  mm: ['m', 0.001],
  cm: ['m', 0.01],
  m: ['m', 1],
  km: ['m', 1000],
  ft: ['m', 0.3048],
  in: ['m', 0.0254],
  mi: ['m', 1609.344],
  g: ['kg', 0.001],
  kg: ['kg', 1],
  lb: ['kg', 0.453592],
  min: ['min', 1],
  minutes: ['min', 1],
  h: ['min', 60],
};

function asAsked(asked: FormulaInput, item: SaidInput | undefined, count: number): CalculationInput[] {
  // what the text does not name is asked for only where the formula cannot do without it, or the text names nothing
  if (!item && asked.without !== undefined && (count > 0 || asked.without !== 1)) return [];
  const input = inputOf(asked);
  if (!item) return [input];
  const { label } = item;
  if (input.name === 'years' && /months/i.test(item.words))
    return [{ ...input, label, factor: 1 / 12, start: String(Number(input.start) * 12) }];
  const [base, factor] = units[item.unit ?? ''] ?? [];
  const [wantedBase, wanted] = units[input.unit ?? ''] ?? [];
  if (!item.unit || !factor || !wanted || base !== wantedBase || item.unit === input.unit) return [{ ...input, label }];
  const start = Number((Number(input.start) * (wanted / factor)).toPrecision(3));
  return [{ ...input, label, unit: item.unit, factor: Number((factor / wanted).toPrecision(6)), start: String(start) }];
} // prettier-ignore

/** A price that nobody asks for leaves no cost to show. */
const saysSomething = ({ formula }: CalculationResult): boolean => !formula.endsWith(' * 0');

/** Inputs that nobody asks for stand in the formula as numbers. */
const withFixed = (formula: string, fixed: readonly (readonly [string, number])[]): string =>
  tidy(fixed.reduce((text, [name, value]) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), String(value)), formula));

function inWords({ inputs, results }: Calculation): string {
  return inputs.reduce(
    (text, { name, label }) => text.replace(new RegExp(`\\b${name}\\b`, 'g'), inSentence(label)),
    results[0]!.formula.replaceAll('*', '×'),
  );
}
