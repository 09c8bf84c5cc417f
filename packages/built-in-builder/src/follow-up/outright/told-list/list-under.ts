import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { joined } from '../../understand/gist/lists.ts';
import { likeness } from '../../understand/gist/mentions.ts';
import { listMeant } from '../meant/list-meant.ts';
import { fieldOfItem } from './items.ts';

const word = String.raw`\p{L}[\p{L}-]*`;
/** "And under each market which batches I took along and how many bars of each". */
const under = new RegExp(String.raw`(?<!\p{L})(?:under|for|with|at|on|in|to|unter|für|bei|zu|auf|an) (?:each|every|jede[rmsn]?) (?<of>${word}),? (?:(?:i|we|ich|wir|will|want|need|to|know|note|brauche?n?|wollen) )*(?:which|what|welche[rsnm]?) (?<things>${word})(?<rest>[^.!?]*)`, 'iu'); // prettier-ignore
const piece = /(?:,| and| und) (?=how|when|what|wie|wann|was)/iu;
const why = /,? (?:because|since|otherwise|so that|weil|damit|sonst)(?!\p{L}).*$/iu;

/** A list that joins the new one with one that is there, where a further sentence asks which of those belong to each. */
export function listUnder(entity: Entity, said: string, plan: AppPlan): Change[] {
  const { of = '', things = '', rest = '' } = under.exec(said)?.groups ?? {};
  const other = things && likeness(of, entity.label) >= 3 ? listMeant(things, plan) : undefined;
  if (!other) return [];
  const isGerman = plan.language === 'de';
  const names = isGerman ? ([`${entity.label}-${other.label}`, `${entity.label}-${other.plural}`] as const) : ([`${entity.label} ${other.label.toLowerCase()}`, `${entity.label} ${other.plural.toLowerCase()}`] as const); // prettier-ignore
  const change = joined(entity, other, { ...plan, entities: [...plan.entities, entity] }, names);
  const fields = rest.replace(why, '').split(piece).slice(1).map((one) => fieldOfItem(one.trim(), plan)); // prettier-ignore
  const told = fields.filter((field): field is Field => field !== null).map((field) => ({ ...field, label: toLabel(field.label) })); // prettier-ignore
  change.draft.entity.fields.push(...told);
  change.draft.entity.access = entity.access;
  return [change];
}
