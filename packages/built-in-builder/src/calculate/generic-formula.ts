import { inSentence, singularise, toLabel } from '../plan/names.ts';
import type { Calculation, CalculationInput } from '../plan/calculation.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { nameOf, result, tidy } from './formula.ts';
import type { SaidInput } from './said-inputs.ts';

const count =
  /\b(?:people|persons?|guests?|friends|pieces|items|units|portions|servings|days|months|number of|quantity|participants|members|heads)\b/i;
const rate =
  /\bper (?:hour|day|piece|unit|person|litre|kilo|kg|km|night|item|m²|square)\b|\b(?:price|rate|cost) (?:each|per)\b|\b(?:unit|hourly|daily) (?:price|rate|cost|wage)\b/i;
const taken = /\b(?:cost|costs|expense|expenses|spent|spending|paid|rent|bills|deduction|fees|debt|used)\b/i;

/** What was asked for, in the text's words: "shows what each person pays". */
const wanted =
  /\b(?:shows?|tells?|calculates?|computes?|works? out|see|get|gives?|know|displays?|estimates?|result is|zeigt|berechnet)\b (?:me |us |you )?(?:the |my |our |what |how much |how many )?([^.,;]{3,60})/i;

/** A formula from the words alone: a sum, a difference, a product, a share, a mean. Null where the words do not tell. */
export function genericFormula(text: string, said: readonly SaidInput[]): Calculation | null {
  if (said.length < 2) return null;
  const plain = said.map(asInput);
  const areMoney = plain.filter(({ kind }) => kind === 'money').length * 2 >= plain.length;
  // among sums of money, what says neither a count nor a unit is one too
  const inputs = plain.map((one) =>
    areMoney && one.kind === 'number' && !one.unit && !count.test(one.label) ? { ...one, kind: 'money' as const } : one,
  );
  const asked = wanted.exec(text)?.[1] ?? '';
  const label = labelOf(asked);
  const told = toldFormula(text, inputs);
  if (!told && costs.test(`${asked} ${text}`) && inputs.every(({ kind, label: of }) => kind === 'number' && measured.test(of))) return byRates(inputs, label); // prettier-ignore
  const formula = told?.formula ?? byWords(text, asked, inputs);
  if (!formula) return null;
  const isMoney = inputs.some(({ kind }) => kind === 'money') && !/\bpercent|ratio|share\b/i.test(asked);
  const kind = /\bpercent/i.test(asked) ? 'percent' : isMoney ? 'money' : 'number';
  return { inputs, results: [result(`${told?.label ?? label}: ${kind} = ${tidy(formula)}`)] };
}

const costs = /\b(?:costs?|prices?|fares?|fees?)\b/i;
const measured =
  /^(?:number of )?(?:hours?|nights?|days?|weeks?|months?|kilomet(?:re|er)s?|km|miles?|met(?:re|er)s?|litres?|pages?|kwh|words?|guests|people|persons)$/i;

/** "the cost from hours and kilometres": each has its price, which nobody named. */
function byRates(inputs: readonly CalculationInput[], label: string): Calculation {
  const rates = inputs.map(({ label: of }): CalculationInput => {
    const said = `Price per ${singularise(inSentence(of).replace(/^number of /, ''))}`;
    return { name: nameOf(said), label: said, kind: 'money', start: '5' };
  });
  const formula = inputs.map(({ name }, at) => `${name} * ${rates[at]!.name}`).join(' + ');
  return { inputs: [...inputs, ...rates], results: [result(`${label}: money = ${formula}`)] };
}

function asInput({ label, unit }: SaidInput): CalculationInput {
  const isPrice = /\b(?:price|cost|rate|wage|fee|pay)\b/i.test(label) && unit !== '%';
  const isMoney = !unit && (isPrice || (!count.test(label) && fieldTypeOf(label) === 'money'));
  const kind = unit === '%' || /\bpercent/i.test(label) ? 'percent' : isMoney ? 'money' : 'number';
  const start = kind === 'percent' ? '10' : kind === 'money' ? '50' : '4';
  return { name: nameOf(label), label, kind, start, ...(unit && unit !== '%' && { unit }) };
}

function labelOf(asked: string): string {
  const words = asked
    .replace(/\b(?:i|we|they|you|it) (?:need|needs|have|has|must|will|to)?\b.*$/i, '')
    .replace(/\b(?:that|which|is|are) (?:needed|left|due|required)\b/i, '$&')
    .replace(/^(?:is|are|was) /i, 'what $&')
    .replace(/[()=:]/g, '')
    .trim();
  return words.length >= 3 ? toLabel(words).slice(0, 40).trim() : 'Result';
}

/** "area is width times height", "total = hours x rate": reckoned as it is told. */
function toldFormula(text: string, inputs: readonly CalculationInput[]): { label: string; formula: string } | null {
  const signs: readonly [RegExp, string][] = [
    [/\b(?:multiplied by|times|mal)\b|(?<=\s)[x×*](?=\s)/gi, '*'],
    [/\b(?:divided by|geteilt durch)\b|(?<=\s)[÷/](?=\s)/gi, '/'],
    [/\bplus\b|(?<=\s)\+(?=\s)/gi, '+'],
    [/\b(?:minus|less)\b|(?<=\s)[-–−](?=\s)/gi, '-'],
  ];
  for (const sentence of text.split(/[.;\n]|, (?=and )/)) {
    let line = ` ${sentence} `;
    for (const [words, sign] of signs) line = line.replace(words, ` ${sign} `);
    const [, left = '', right] = /^(.*?)\s(?:=|is|equals|are|ist)\s(.+ [*/+-] .+)$/i.exec(line) ?? [];
    if (!right) continue;
    const parts = right.split(/ ([*/+-]) /).map((part) => part.trim());
    const terms = parts.map((part, at) => (at % 2 === 1 ? part : termOf(part, inputs)));
    if (terms.some((term) => term === null)) continue;
    return { label: labelOf(left.replace(/^.*\b(?:the|result|where|and)\s/i, '')), formula: terms.join(' ') };
  }
  return null;
}

function termOf(words: string, inputs: readonly CalculationInput[]): string | null {
  if (/^\d+(?:\.\d+)?$/.test(words)) return words;
  const plain = words.toLowerCase();
  const found = inputs.find(({ label }) => plain.includes(inSentence(label)) || inSentence(label).includes(plain));
  return found && plain !== '' ? found.name : null;
}

function byWords(text: string, asked: string, inputs: readonly CalculationInput[]): string | null {
  const all = inputs.filter(({ kind }) => kind !== 'percent');
  const names = all.map(({ name }) => name);
  const counts = inputs.filter(({ label, kind }) => count.test(label) && kind !== 'money');
  const percent = inputs.find(({ kind }) => kind === 'percent');
  const moneys = inputs.filter(({ kind, label }) => kind === 'money' && !rate.test(label));
  const rates = inputs.filter(({ label }) => rate.test(label));
  const share = percent ? ` * (1 + ${percent.name} / 100)` : '';
  const words = `${asked} ${text}`;
  if (/\b(?:average|mean|durchschnitt)\b/i.test(words)) return `(${names.join(' + ')}) / ${names.length}`;
  if (
    /\b(?:per|each|every|pro) (?:\w+)|\bshare\b|\bsplit/i.test(asked) &&
    counts.length > 0 &&
    all.length > counts.length
  ) {
    const rest = all.filter((one) => !counts.includes(one)).map(({ name }) => name);
    return `((${rest.join(' + ')})${share}) / ${counts[0]!.name}`;
  }
  if (/\b(?:left|remain|remaining|difference|profit|save|saved|balance|übrig)\b/i.test(asked) && all.length > 1) {
    const first = moneys.find(({ label }) => !taken.test(label)) ?? all[0]!;
    return [first.name, ...names.filter((name) => name !== first.name)].join(' - ');
  }
  if (/\bpercent|\bratio\b|\bproportion\b/i.test(asked) && names.length === 2)
    return `(${names[0]} / ${names[1]}) * 100`;
  const isProduct =
    rates.length > 0 || (counts.length > 0 && moneys.length === 1) || /\b(?:area|volume|distance)\b/i.test(asked);
  if (isProduct && names.length <= 4) return `${names.join(' * ')}${share}`;
  if (/\b(?:total|sum|altogether|in all|summe|gesamt|add up|cost|costs)\b/i.test(words))
    return `(${names.join(' + ')})${share}`;
  return percent && names.length === 1 ? `(${names[0]} * ${percent.name}) / 100` : null;
}
