import { toLabel } from '../plan/names.ts';
import { unitIn } from '../recognise/field-type.ts';

/** What a text says that people enter, in its own words. */
export type SaidInput = { words: string; label: string; unit: string | null };

/** Where what is entered ends and what comes of it begins. */
const turn =
  /(?:[,;]? (?:and|then|so that|so|to) |[;.] |, )(?:it|i|you|we|they|users?|the (?:app|tool|page|calculator|results?|program|site)|see|sees|get|gets|shows?|tells?|calculates?|computes?|works?|gives?|displays?|know|finds?|receives?|learn|sehe|zeigt|sieht|bekommt)\b/i;
const asks: readonly RegExp[] = [
  /\b(?:enter(?:s|ing)?|typ(?:e|es|ing)(?: in)?|put in|input(?:s|ting)?|provid(?:e|es|ing)|fill(?:s|ing)? in|ask(?:s|ed|ing)? (?:me |you |people |users )?for|tak(?:e|es|ing) (?:in )?|giv(?:e|es|en|ing)(?: it)?)\b\s+([^.;]+(?:[.;]|$))/i,
  /\b(?:gebe|geben|gibt)\s+([^.;]+?)\s+ein\b/i,
  /\b(?:calculators?|converters?|tools?|rechner)\b[^.:]{0,60}[:(]\s*([^;.)]+)/i,
  /\b(?:based on|using|out of|depending on|from|with|aus)\s+([^.;]+)/i,
];

/** The inputs that a text lists; none where it only names the calculator. */
export function saidInputs(text: string): SaidInput[] {
  for (const pattern of asks) {
    const list = pattern.exec(text)?.[1];
    if (!list) continue;
    const items = itemsOf(list);
    if (items.length > 0) return items;
  }
  return [];
}

const maxWords = 7;

function itemsOf(list: string): SaidInput[] {
  const before = list.slice(0, Math.max(0, list.search(turn)) || list.length).replace(/[.;]+$/, '');
  return before
    .split(/,\s*(?:and |or )?|\s+(?:and|plus|und)\s+/)
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '' && words.split(' ').length <= maxWords + 2)
    .map(asInput)
    .filter(({ label }) => label !== '' && label.split(' ').length <= maxWords && !isNoInput.test(label));
}

const isNoInput =
  /\b(?:history|calculations?|results?)\b|^(?:show|which|that|to )|^(?:it|this|them|the app|result|a button|history|history of|save|a chart|numbers?|some|my|values?|data)$/i;
const articles = /^(?:(?:the|a|an|my|our|your|their|its|his|her|both|any|two|den|die|das|der|eine?n?)\s+)+/i;

/** Units in full behind "in". */
const unitWords: readonly [RegExp, string][] = [
  [/\b(?:in|as) (?:a )?(?:per ?cent(?:age)?|prozent)\b|%/i, '%'],
  [/\bin (?:met(?:re|er)s?|metern?)\b/i, 'm'],
  [/\bin (?:centimet(?:re|er)s?|zentimetern?)\b/i, 'cm'],
  [/\bin (?:kilomet(?:re|er)s?|kilometern?)\b/i, 'km'],
  [/\bin miles\b/i, 'mi'],
  [/\bin (?:kilo(?:gram)?s?)\b/i, 'kg'],
  [/\bin pounds\b/i, 'lb'],
  [/\bin (?:feet|foot)\b/i, 'ft'],
  [/\bin inch(?:es)?\b/i, 'in'],
];

/** "how many square metres a litre covers" asks for square metres a litre covers. */
function asInput(words: string): SaidInput {
  const unit = unitIn(words) ?? unitWords.find(([said]) => said.test(words))?.[1] ?? null;
  const plain = words
    .replace(/^with (?=\S)/i, '')
    .replace(articles, '')
    .replace(/^how (?:many|much) /i, '')
    .replace(/^(?:number|amount|value) of (?!people|persons|guests|walls|coats|days|hours|pieces)/i, '')
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/\s+(?:in|as)\s+(?:a\s+)?\S+$/i, (part) => (unit ? '' : part))
    .replace(/\s+of (?:a|an|the|my|each) [\p{L}]+$/iu, '')
    .replace(/\s+(?:i|we|they|people) (?:want|need|have|pay|enter)\b.*$/i, '')
    .trim();
  return { words, label: toLabel(plain).slice(0, 40).trim(), unit };
}
