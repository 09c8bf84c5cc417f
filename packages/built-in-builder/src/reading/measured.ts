export const isUnit = /^(?:kg|g|mg|t|km|m|cm|mm|m²|m2|qm|sqm|ha|l|ml|cl|hl|h|min|s|kw|kwh|w|v|bar|°c|°f|%|db|gsm|lb|oz|ft|in|mph|km\/h|kcal|grad|grams?|gramm|kilos?|kilometer|meter|metres?|meters?|liter|litres?|stunden|minuten|tage|stück|hours|minutes|days|pieces?|pcs)$/iu; // prettier-ignore

/** "Peak frequency in kHz", "Pacht im Jahr" not: what is measured, in which unit; money has none. */
export function measuredIn(words: string): { bare: string; type: 'number' | 'money'; unit?: string } | null {
  const [, bare = '', unit = ''] = /^(.+) (?:in|im) ([\p{L}°%²/]+)$/u.exec(words) ?? [];
  if (/^euros?$/i.test(unit)) return { bare, type: 'money' };
  if (!isUnit.test(unit) && !/^(?:percent|prozent|[kmg]?hz|mm|stk)$/i.test(unit)) return null;
  return { bare, type: 'number', unit: /^(?:percent|prozent)$/i.test(unit) ? '%' : unit };
}
