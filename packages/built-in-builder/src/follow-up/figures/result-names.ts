import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { thingIn } from './things.ts';
import { inLanguage } from './parts.ts';

const article = '(?:(?:the|a|an|der|die|das|ein|eine|den) )?';
const noun = '\\p{L}[\\p{L}-]*(?: (?:price|cost|preis|amount|fee|hours|value|worth))?';
const ways: readonly RegExp[] = [
  // "Price per tonne = …", "Warenwert gleich …"
  `(?:^|[,;:.!?]\\s*|\\s(?:(?:and|und|dann|then|also)\\s)+)${article}(\\p{L}[\\p{L}-]*(?: [\\p{L}-]+){0,4}?)\\s*(?:=|gleich(?!\\p{L}))`,
  `(?:ergibt|ergeben|gives?|makes|als|as|=) (?:me |us |then |dann )?${article}(${noun})(?: gesamt)?(?=[.,;!?)]|$)`,
  `(?:^|[\\s,;:.])${article}(${noun}) (?:should|shouldn['’]t|must|is|equals|soll|sollte|ist|ergibt|wird|muss)(?!\\p{L})`,
  `(?:das (?:ist|wäre|wären|sind)|that(?:['’]s| is| would be)) (?:\\p{L}+ ){0,3}?(?:the|die|der|das) (\\p{L}{3,})(?=[.,;!?]|$)`,
  `(?:the|die|den|das) (${noun}) (?:bitte )?(?:selbst|selber|automatisch|automatically|by itself|da stehen)(?!\\p{L})`,
  // what stands at the end by itself
  `[.!?,;]\\s+(\\p{Lu}[\\p{L}-]*(?: \\p{L}+)?)$`,
].map((way) => new RegExp(way, 'iu'));
const noName = /^(?:it|that|this|there|es|das|what|man|ich|wir|app|which|und|and|was|wie|how|dann|then|so|da|also|hier|here|each|every|jede[rsnm]?|everything|alles|one|eine?[rsnm]?|yours?|ours?|mine|much|many|worth|wissen|know|please|bitte|thanks|danke|fertig|done|automatically|usual|extra)$/iu; // prettier-ignore
const isTotal =
  /^(?:total|sum|amount|gesamt|summe|betrag|gesamtbetrag|gesamtpreis|total_price|total_amount|amount_due)$/;

/** What a number that is worked out is called: as the message says, else as the field that waits for it, else its amount. */
export function resultName(
  text: string,
  entity: Entity,
  plan: AppPlan,
  { type, fields }: { type: 'number' | 'money'; fields: readonly Field[] },
): string {
  // prettier-ignore
  for (const way of ways) {
    const name = way.exec(text)?.[1]?.trim();
    if (name && name.length > 2 && !name.split(' ').some((word) => noName.test(word)) && thingIn(name, plan) === undefined && !isOperand(text, name) && !fields.some(({ label }) => label.toLowerCase() === name.toLowerCase())) return toLabel(name); // prettier-ignore
  }
  const waits = entity.fields.find(
    (field) => field.type === type && !field.formula && !fields.includes(field) && isTotal.test(field.name),
  );
  if (waits) return waits.label;
  const total = /(?<!\p{L})(total price|total cost|total value|total worth|total|gesamtpreis|gesamtbetrag|gesamtkosten|gesamtsumme|gesamtwert|endpreis)(?!\p{L})/iu.exec(text)?.[1]; // prettier-ignore
  if (total) return toLabel(total.toLowerCase());
  if (type === 'money' && comesTo.test(text)) return inLanguage(plan, 'Total', 'Gesamtpreis');
  const amount = inLanguage(plan, 'Amount', 'Betrag');
  const isTaken = entity.fields.some(({ label, formula }) => label === amount && !formula);
  return type === 'money' && !isTaken ? amount : inLanguage(plan, 'Total', 'Gesamt');
}

const comesTo =
  /(?<!\p{L})(?:what (?:does|do|is) .{1,40}(?:cost|come to|worth)|how much|was kostet|wie ?viel (?:macht|kostet)|insgesamt)(?!\p{L})/iu;

/** What is reckoned with is no result. */
const isOperand = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:times|mal|x|[×*+/÷]|plus|minus) (?:the |der |die |das |de[mn] )?${word}(?!\\p{L})|(?<!\\p{L})${word} (?:times|mal|x|[×*+/÷]|plus|minus) `, 'iu').test(text); // prettier-ignore
