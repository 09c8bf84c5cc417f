import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from './mentions.ts';

const before = /^\s*(?:(?:soll|sollte|should|must|muss|please|bitte|to|come|come right|stand|stehen|kommen)\s+)*(vor|über|before|above|in front of|hinter|nach|unter|after|below|behind|neben|next to)\s+(?:(?:the|das|die|den|dem|der)\s+)?(?:(?:feld|spalte|field|column)\s+)?$/iu; // prettier-ignore

/** "das Feld Uhrzeit vor das Datum": two fields with nothing but a place between them. */
export function moveGist(text: string, plan: AppPlan): Change[] | null {
  const named = fieldsIn(text, plan, { least: 2 });
  const [one, other] = named;
  if (!one || !other || named.length !== 2 || one.entity !== other.entity) return null;
  const place = before.exec(text.slice(one.end, other.at))?.[1];
  if (!place) return null;
  const side = /^(?:vor|über|before|above|in front of)$/iu.test(place) ? 'before' : 'after';
  return [{ kind: 'move-field', entity: one.entity.name, field: one.field.name, to: { [side]: other.field.name } }];
}
