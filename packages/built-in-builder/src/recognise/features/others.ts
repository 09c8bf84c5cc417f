import { severalCalculators } from '../../calculate/several-calculators.ts';
import { readCalculation } from '../../calculate/read-calculation.ts';
import type { Features } from './features.ts';

const isAsked =
  /\b(?:calculators?|(?:unit|currency|temperature) conver(?:sions?|ters?)|converters?)\b|\bcalculat(?:e|es|ing) (?:the |my |their |your |a )?(?:tip|bmi|(?:one[- ]rep|1[- ]?rm)|loan|mortgage|interest|calories|discount|pace|fuel|vat)\b|\bconvert(?:s|ing)? (?:\w+ ){0,2}?(?:between|from|to) (?:\w+ ){0,2}?(?:currenc|units?\b|measure)/i;

/** Tools beside the lists of an app: a calculator by its formula, a converter. */
export function others(features: Features): void {
  const { text } = features.context;
  const asked = isAsked.exec(text);
  if (!asked) return;
  const several = severalCalculators(text);
  for (const { title, calculation, notes } of several) {
    if (calculation) features.tool(title, 'Calculator', { calculation });
    for (const note of notes) features.note(note);
  }
  if (several.length > 0) return;
  // the words around it, not what the app lists elsewhere
  const before =
    text
      .slice(0, asked.index)
      .split(/[,.;:(]|\band\b/)
      .at(-1) ?? '';
  const after = text.slice(asked.index).split(/[.;]|, (?=and )/)[0] ?? '';
  const read = readCalculation(`${before}${after}`);
  if (read?.quantities) features.tool('Converter', 'ArrowRightLeft', { quantities: read.quantities });
  else if (read?.calculation) features.tool(read.title, 'Calculator', { calculation: read.calculation });
  else features.tool('Calculator', 'Calculator', {});
  for (const note of read?.notes ?? []) features.note(note);
}
