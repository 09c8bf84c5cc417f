import { toLabel } from '../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { entitiesIn } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

const mark = '["“”„‟«»\'‘’]';
const old = `(?:das feld |die spalte |the field |the |der |die |das |den )?${mark}?([\\p{L}\\d][\\p{L}\\d :./-]{0,38}?)${mark}?(?: field| column)?`;
const now = `${mark}?([\\p{L}\\d][\\p{L}\\d :./()-]{0,38}?)${mark}?`;
const place = '(?: (?:bei|in|von|der|for|of|on|in) (?:den |der |dem |the )?(\\p{L}[\\p{L}-]+))?';
/** "Zwinger in Unterkunft umbenennen", "rename kennel to shelter": in order of what it was called, where, and what it is called now. */
const ways: readonly RegExp[] = [
  `^(?:(?:könnten?|können) (?:sie|wir|du|man) |kannst du |bitte |ich möchte |wir möchten ){0,3}${old}${place} (?:bitte )?in ${now} (?:umbenennen|umbenannt haben|umändern|umtaufen|ändern)$`,
  `^(?:bitte )?(?:benenne?|benennen sie) (?:bitte )?${old}${place} (?:bitte )?in ${now} um$`,
  `^(?:please )?rename ${old}${place} (?:to|into|as) ${now}$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore
/** A reason behind the wish, which names no more of it. */
const reason =
  /(?<=umbenennen),\s(?!und\s|and\s).*$|,\s+(?:wir|ich|man|weil|denn|da|sonst|so|we|i|because|since|as|that['’]?s)(?!\p{L}).*$/iu;

/** A field that is named as it is called gets the new name, whatever list the rest of the sentence speaks of. */
export function renameWish(text: string, plan: AppPlan): Outright {
  const bare = text.replace(reason, '').replace(/\s+/g, ' ').trim();
  for (const words of ways) {
    const [, from = '', where = '', to = ''] = words.exec(bare.replace(/\?+$/, '')) ?? [];
    if (from === '' || to === '' || to.split(' ').length > mostWords) continue;
    const label = toLabel(to.trim());
    const [found, ...others] = called(from, where ? plan.entities.filter((entity) => entitiesIn(where, plan).some((one) => one.entity === entity)) : plan.entities); // prettier-ignore
    if (!found || others.length > 0 || (!where && plan.entities.some((entity) => isCalled(from, entity.label, entity.plural)))) return null; // prettier-ignore
    if (found.entity.fields.some((field) => field !== found.field && isCalled(label, field.label))) return null;
    return [{ kind: 'rename-field', entity: found.entity.name, field: found.field.name, label }];
  }
  return null;
}

const mostWords = 4;
const isCalled = (said: string, ...names: string[]): boolean => names.some((one) => one.toLowerCase() === said.trim().toLowerCase()); // prettier-ignore
const called = (said: string, entities: readonly Entity[]): { entity: Entity; field: Field }[] =>
  entities.flatMap((entity) => entity.fields.filter(({ label }) => isCalled(said, label)).map((field) => ({ entity, field }))); // prettier-ignore
