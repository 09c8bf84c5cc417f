import type { AppPlan } from '../../../plan/plan.ts';
import { without } from '../../../plan/rights.ts';
import { toLabel } from '../../../plan/names.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { fieldsSaid } from './things-said.ts';

const who = String.raw`(?<who>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)`;
const english = new RegExp(String.raw`^(?:the|our|my|any) ${who}s? (?:should(?:n['’]?t| not)|must(?:n['’]?t| not)|may not|can(?:['’]?t|not)|(?:is|are)(?:n['’]?t| not) (?:allowed|supposed) to)(?: be able to)? (?:change|edit|touch|alter|mess with|fiddle with) (?<what>.+)$`, 'iu'); // prettier-ignore
const german = new RegExp(String.raw`^(?:die|der|das|unsere?|meine?) ${who} (?:darf|dürfen|soll|sollen|kann|können)(?: mir| uns)? (?<what>.+?) nicht (?:ändern|bearbeiten|verändern|anfassen)(?: können| dürfen)?$`, 'iu'); // prettier-ignore
/** They are everybody, or none whom a role could name. */
const everybody = /^(?:others?|people|users?|members?|team|staff|colleagues?|anderen?|leute|nutzer|mitglieder|kollegen|mitarbeiter|one|app|customers?|kunden)$/iu; // prettier-ignore

/** "My saturday girl shouldn't be able to change the prices": some fields that holders of a role see and do not change. */
export function keptFromChangingWish(text: string, plan: AppPlan): Outright {
  const match = (plan.language === 'de' ? german : english).exec(text.replace(/[.!]+$/, ''));
  const said = match?.groups?.['who'] ?? '';
  if (!match || everybody.test(said)) return null;
  const role = toLabel(plan.language === 'de' ? said : said.replace(/(?<=[^s])s$/, ''));
  const fields = fieldsSaid(match.groups!['what']!, plan);
  return fields.map(({ entity, field }): Change => ({ kind: 'field-rights', entity: entity.name, field: field.name, rights: { change: without(field.rights?.change ?? null, role) } })); // prettier-ignore
}
