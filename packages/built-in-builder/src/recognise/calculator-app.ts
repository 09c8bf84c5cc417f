import { evaluateAll } from '../calculate/evaluate.ts';
import { readCalculation, type ReadCalculation } from '../calculate/read-calculation.ts';
import type { Calculation } from '../plan/calculation.ts';
import { severalCalculators } from '../calculate/several-calculators.ts';
import { saidInputs } from '../calculate/said-inputs.ts';
import { toFieldName } from '../plan/names.ts';
import type { Page } from '../plan/plan.ts';
import type { Reading } from '../reading/reading.ts';
import { givenName } from './audience.ts';
import { detailFor, listFor, named } from './build-pages.ts';
import { customLook } from './custom-kind.ts';
import type { EntityDraft } from './entity-draft.ts';
import { draftWith } from './features/draft-with.ts';
import { lookFor } from './look-for.ts';
import type { Understanding } from './recognise.ts';
import type { Wishes } from './wishes.ts';

const isNamed =
  /^(?:(?!\b(?:with|including|and|where|that has|features?)\b)[^.:;,\n]){0,70}?\b(?:calculators?|converters?|splitter|\p{L}*rechner)\b/iu;
const isDescribed =
  /\b(?:tool|app|page|web ?site|site|program|something|thing|form|helper|widget) (?:that|which|to|for|where i can) (?:quickly |simply |me )?(?:split|calculat|work(?:s|ing)? out|comput|convert|estimat|figur(?:es?|ing) out|add(?:s|ing)? up|tells? (?:me |us |you )?how (?:much|many|old))/i;
const isAsked =
  /^\W*(?:please |can you |could you )?(?:(?:i|we) (?:want|need|would like|wish|have) to )?(?:calculate|convert|work out|compute|split|estimate|compare loans)\b/i;
const entersAndSees =
  /\b(?:i|you|we|users?|people|they|one|someone|customers?|visitors?|ich) (?:can |just |only )?(?:enter|type|put|give|input|gebe)s?\b[^.]*(?:,|\b(?:and|then|und)\b)[^.]*?\b(?:shows?|tells?|calculat\w*|sees?|gets?|works out|gives?|comput\w*|sehe|zeigt|berechnet)\b/i;
/** Words of apps that keep things; those work out totals as well, and are no calculators for that. */
const keeps =
  /\b(?:lists? of|track|tracks|tracker|tracking|manag\w+|customers|clients|members|inventory|diary|journal|shop|store|book(?:ing|ings)|invoices?|expenses|employees|categor(?:y|ies)|posts?|articles?|products|dashboard)\b/i;
/** "I want to know how much a trip costs": a calculator only where the text says what is entered. */
const wantsToKnow =
  /^\W*(?:i|we) (?:want|need|would like|wish|have) to (?:know|see|find out) how (?:much|many|long|far|old|fast)\b/i;
const tellsFormula =
  /\b(?:enter|input|type|given?)\b[^]*\b(?:is|equals|=)\s[^.]*\b(?:times|multiplied by|divided by|plus|minus)\b/i;
const savesResults =
  /\bsav(?:e|es|ing) (?:a|an|the|my|each|every|them|it|results?|calculations?)\b|\bsaved (?:ones|results|calculations)\b|\bhistor(?:y|ies)\b|\bkeep (?:a|the|my|them|past|old)\b|\b(?:previous|past|earlier) (?:results|calculations)\b|\bspeicher/i;

/** An app that is a calculator or a converter and nothing else; null for all others. */
export function calculatorApp(text: string, reading: Reading, wishes: Wishes): Understanding | null {
  const { plain } = reading;
  const isCalled = isNamed.test(plain);
  const isTool =
    isCalled ||
    isDescribed.test(plain) ||
    isAsked.test(plain) ||
    entersAndSees.test(plain) ||
    tellsFormula.test(plain) ||
    (wantsToKnow.test(plain) && saidInputs(plain).length > 1);
  if (!isTool || (keeps.test(plain) && !isCalled)) return null;
  const several = severalCalculators(plain);
  if (several.length > 1 && !keeps.test(plain))
    return withOthers(understoodAs(several[0]!, { text, reading, wishes }), several.slice(1));
  const read = readCalculation(plain) ?? (isCalled ? keysOnly : null);
  if (!read || (isCalled && keeps.test(plain) && reading.entities.some(({ fields }) => fields.length > 1))) return null;
  return understoodAs(read, { text, reading, wishes });
}

/** Each of several calculators has a page of its own, and none gives the app its name. */
function withOthers(first: Understanding, others: readonly ReadCalculation[]): Understanding {
  const { plan } = first;
  const pages = others.map(({ title, calculation, quantities }) => ({
    archetype: 'feature',
    feature: 'calculator',
    label: title,
    icon: quantities ? 'ArrowRightLeft' : 'Calculator',
    entity: '',
    ...(calculation && { calculation }),
    ...(quantities && { quantities }),
  })) as Omit<Page, 'name'>[]; // prettier-ignore
  const [start, ...rest] = plan.pages;
  const name = givenName(first.reading.plain) ?? 'Calculators';
  return {
    ...first,
    plan: { ...plan, name, pages: named([start!, ...pages, ...rest], undefined) },
    notes: [...first.notes, ...others.flatMap(({ notes }) => notes)],
  };
}

const keysOnly: ReadCalculation = {
  title: 'Calculator',
  quantities: [],
  notes: [
    'I know no formula for that, so the page has a calculator. Tell me what is entered and what comes of it, for example “I enter width and height, the area is width times height”.',
  ],
};

function understoodAs(
  read: ReadCalculation,
  { text, reading, wishes }: { text: string; reading: Reading; wishes: Wishes },
): Understanding {
  const { calculation, quantities } = read;
  const name = givenName(reading.plain) ?? read.title;
  const draft = calculation && savesResults.test(reading.plain) ? savedCalculations(calculation) : null;
  const compares = draft !== null && reading.abilities.includes('compare');
  const isConverter = quantities !== undefined && quantities.length > 0;
  const label = read.title.length <= 24 ? read.title : 'Calculator';
  const pages: Omit<Page, 'name'>[] = [
    {
      archetype: 'feature',
      feature: 'calculator',
      label,
      icon: isConverter ? 'ArrowRightLeft' : 'Calculator',
      entity: draft?.entity.name ?? '',
      ...(calculation && { calculation }),
      ...(isConverter && { quantities }),
    } as Omit<Page, 'name'>,
    ...(draft ? [listFor(draft.entity)] : []),
    ...(compares ? [comparePage(draft.entity.name)] : []),
    ...(draft ? [detailFor(draft.entity)] : []),
  ];
  // "what each person pays" is reckoned, nobody pays here
  reading.abilities = compares ? ['compare'] : [];
  reading.doubtful = [];
  return {
    plan: {
      name,
      kind: 'calculator',
      audience: null,
      look: lookFor(customLook(text), wishes, reading),
      nav: 'top',
      signature: 'numeral',
      currency: wishes.currency ?? 'EUR',
      entities: draft ? [draft.entity] : [],
      pages: named(pages, draft?.entity),
    },
    samples: new Map(draft ? [[draft.entity.name, draft.samples]] : []),
    kind: null,
    daily: isConverter ? 'convert a value' : 'enter numbers and read the result',
    user: 'anybody who opens the page, on phone and laptop, without an account',
    signatureIs: 'the result as one large numeral',
    reading,
    text,
    notes: [...read.notes],
    notTaken: [],
  };
}

const comparePage = (entity: string): Omit<Page, 'name'> =>
  ({ archetype: 'feature', feature: 'compare', label: 'Compare', icon: 'Scale', entity }) as Omit<Page, 'name'>;

/** What is kept of a calculation: its name, what was entered and what came of it. */
function savedCalculations({ inputs, results }: Calculation): EntityDraft {
  const lines = [...inputs, ...results].flatMap(({ label, kind, unit }) =>
    /^(?:number|money|percent)$/.test(kind)
      ? `${label}: ${kind === 'money' ? 'money' : 'number'}${kind === 'percent' ? ' %' : unit && kind === 'number' ? ` ${unit}` : ''}`
      : [],
  );
  const draft = draftWith('calculation', ['Name: text!', ...lines]);
  const fields = new Set(draft.entity.fields.map(({ name }) => name));
  draft.samples = ['First idea', 'Second idea', 'The careful one'].map((name, index) => {
    const entered = new Map(
      inputs.map(({ name: key, start, factor = 1 }, at) => [key, Number(start) * factor * (at === 0 ? index + 1 : 1)]),
    );
    const found = evaluateAll(results, entered);
    const values = [...inputs, ...results].flatMap((one) => {
      const value = found.get(one.name) ?? (entered.get(one.name) ?? Number.NaN) / ('factor' in one ? (one.factor ?? 1) : 1);
      const field = toFieldName(one.label);
      return fields.has(field) && Number.isFinite(value) ? [[field, Number(value.toFixed(2))] as const] : [];
    });
    return { name, ...Object.fromEntries(values) };
  });
  return draft;
} // prettier-ignore
