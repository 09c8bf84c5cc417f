import { inSentence } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';

const standsOut =
  /(?<!\p{L})(?:leere|unbesetzte|freie|unbelegte|offene)[rsnm]? (\p{Lu}[\p{L}-]+)[^.;]{0,30}?(?:auffallen|hervor\p{L}*|rot|markier\p{L}*|sofort sehen|ins auge)(?!\p{L})|(?<!\p{L})(?:empty|unfilled|open|uncovered) (\p{L}+)[^.;]{0,30}?(?:stand out|red|highlight\p{L}*|marked)(?!\p{L})/iu;
const isPerson = /fahrer|helfer|person|wer|wen|mitglied|verantwortlich|zustaendig|uebernommen|driver|helper|volunteer|who|assigned|assignee|member/; // prettier-ignore

/** "Leere Touren müssen auffallen": what nobody has taken is marked. */
export function toldGaps({ entities }: AppPlan, text: string, isGerman: boolean): void {
  const match = standsOut.exec(text);
  if (!match) return;
  const said = (match[1] ?? match[2] ?? '').toLowerCase();
  const entity = entities.find(({ plural, label }) => [plural, label].some((name) => inSentence(name).toLowerCase().endsWith(said))); // prettier-ignore
  const field = entity && ofPeople(entity, entities);
  if (!entity || !field) return;
  entity.highlights = [...(entity.highlights ?? []), { only: [{ field: field.name, kind: 'missing' }], label: isGerman ? 'noch frei' : 'not taken yet' }]; // prettier-ignore
}

const ofPeople = ({ fields }: Entity, entities: readonly Entity[]): Field | undefined =>
  fields.find(({ name, type, reference }) => isPerson.test(name) && (type === 'text' || (type === 'reference' && entities.some((one) => one.name === reference)))); // prettier-ignore
