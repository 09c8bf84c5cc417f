import { inSentence, listInWords } from '../../plan/names.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { conditionsIn, saysSpan } from './conditions.ts';
import { isNumeric } from './values.ts';
import { measuredIn } from './measures.ts';
import { charts, expenses, incomes, means, mosts, owed, startPage, wholes } from './words.ts';

const some = /(?<!\p{L})(?:only(?: for)?|just(?: for)?|nur(?: für)?)(?: the ones?| those| die(?:jenigen)?)?\s+(?!the (?:total|sum)|a |one |ein)(\p{L}+)/iu; // prettier-ignore

/** Why a figure cannot be made of what the app keeps, where something that it asks for is missing; else null. */
export function missingFor(text: string, plan: AppPlan): string | null {
  const measured = measuredIn(text, plan);
  const isOfMoney = incomes.test(text) || expenses.test(text) || owed.test(text);
  const numbers = plan.entities.some(({ fields }) =>
    fields.some((field) => isNumeric(field) && field.type !== 'number'),
  );
  const isTotal = wholes.test(text) || saysSpan(text) || charts.any.test(text) || charts.line.test(text) || charts.bars.test(text) || startPage.test(text); // prettier-ignore
  if (isOfMoney && isTotal && !numbers) return 'No list keeps amounts of money: add a field first, for example “add a price”, and ask again. I changed nothing.'; // prettier-ignore
  if (isOfMoney && isTotal && measured && !measured.value) {
    const { entity } = measured;
    return `${entity.plural} keep no amount of money that could be added up: say “add a price to ${inSentence(entity.plural)}” first. I changed nothing.`;
  }
  const asked = some.exec(text);
  if (
    asked &&
    measured &&
    conditionsIn(text, measured.entity).only.length === 0 &&
    (means.test(text) || mosts.test(text) || measured.value)
  ) {
    // prettier-ignore
    const choices = measured.entity.fields.filter(({ type }) => type === 'select' || type === 'boolean').map(({ label }) => inSentence(label)); // prettier-ignore
    return `Which of the ${inSentence(measured.entity.plural)} are meant I cannot tell from their fields${choices.length > 0 ? `: I can go by ${listInWords(choices)}` : ''}. I changed nothing.`; // prettier-ignore
  }
  return null;
}
