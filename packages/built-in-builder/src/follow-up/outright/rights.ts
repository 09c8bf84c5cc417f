import { width } from '../access-words.ts';
import type { AppPlan, Entity } from '../../plan/plan.ts';
import { byLastPart, entitiesIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

/** "everyone may change only their own expenses, all may see them" */
const changesOwn =
  /\b(?:only|just)\b[^.;]{0,30}\b(?:edit|change|update|delete|modify)\b[^.;]{0,20}\b(?:their|his|her) own\b|\b(?:edit|change|update|delete|modify)\b[^.;]{0,12}\bonly (?:their|his|her) own\b|(?<!\p{L})nur (?:die |ihre[nr]? |seine[nr]? )?eigenen?(?!\p{L})[^.;,]{0,40}(?:ändern|bearbeiten|löschen|verändern)(?!\p{L})/iu;
const seesAll =
  /\b(?:all|every(?:one|body)|anyone|others)\b[^.;,]{0,24}\b(?:see|view|read|look)\b|\b(?:see|view|read|look)\b[^.;,]{0,16}\b(?:all|every(?:one|body))\b|(?<!\p{L})(?:sehen|ansehen|lesen|anschauen)(?!\p{L})[^.;,]{0,16}(?:alle|jeder)(?!\p{L})|(?<!\p{L})(?:alle|jeder)(?!\p{L})[^.;,]{0,30}(?:sehen|ansehen|lesen|anschauen)(?!\p{L})/iu;
/** "the apprentice may look at the orders but not change anything" */
const looksOnly =
  /(?<!\p{L})(?:darf|dürfen|kann|können|soll|sollen)(?!\p{L})[^.;]{0,40}(?:sehen|angucken|ansehen|lesen|anschauen|reinschauen|gucken)(?!\p{L})[^.;]{0,20}(?:nicht|nix|nichts|nie)(?!\p{L})[^.;]{0,24}(?:ändern|bearbeiten|löschen|anfassen|verstellen|eintragen|machen|verändern)(?!\p{L})|\b(?:may|can|should)\b[^.;]{0,16}\b(?:see|view|read|look at)\b[^.;]{0,50}\b(?:not|n['’]t|never|nothing)\b[^.;]{0,20}\b(?:change|edit|touch|modify|add)\b/iu;
const other = /(?<!\p{L})(?:page|seite|list view|column|spalte|filter\p{L}*|sort\p{L}*|chart|field|feld|add|in the list|in der liste|when|wenn|past|done|erledigt\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** Who may do what, where the sentence says both halves of it. */
export function rightsWish(text: string, plan: AppPlan): Outright {
  if (other.test(text)) return null;
  const lists = listsOf(text, plan);
  if (isOwnAndAll(text))
    return lists.map((entity) => ({ kind: 'access', entity: entity.name, access: { read: wider(entity), write: 'creator' } })); // prettier-ignore
  if (looksOnly.test(text))
    return lists.map((entity) => ({ kind: 'access', entity: entity.name, access: { read: wider(entity), write: 'admin' } })); // prettier-ignore
  return null;
}

export const isOwnAndAll = (text: string): boolean => changesOwn.test(text) && seesAll.test(text);

const wider = ({ access }: Entity): 'all' | 'anonymous' => (width[access.read] > width.all ? 'anonymous' : 'all');

/** The lists that are named, else all. */
function listsOf(text: string, plan: AppPlan): readonly Entity[] {
  const named = [...entitiesIn(text, plan), ...byLastPart(text, plan)].map(({ entity }) => entity);
  return named.length > 0 ? [...new Set(named)] : plan.entities;
}
