import type { Field } from '../plan/plan.ts';
import type { NamedDraft } from './drafts.ts';
import type { EntityDraft } from './entity-draft.ts';

/** Fields that a message gives its lists stay as it tells them, whatever the parts of an app made of them on the way. */
export function keepTold(written: readonly NamedDraft[], before: readonly EntityDraft[]): void {
  for (const [at, { draft }] of written.entries()) {
    const { entity, samples } = before[at]!;
    const now = draft.entity.fields;
    for (const field of entity.fields) {
      const place = now.findIndex(({ name }) => name === field.name);
      const isOther = place >= 0 && (now[place]!.type !== field.type || JSON.stringify(now[place]!.options) !== JSON.stringify(field.options)); // prettier-ignore
      if (place < 0) now.push(field);
      else if (isOther) now[place] = { ...now[place]!, type: field.type, options: field.options! };
      else continue;
      draft.samples = draft.samples.map((row, row_) => ({ ...row, [field.name]: samples[row_ % samples.length]?.[field.name] ?? row[field.name]! })); // prettier-ignore
    }
  }
}

/** Where a message writes all its lists down, no field and no list is added to them. */
export function keepOnlyTold(
  drafts: NamedDraft[],
  written: readonly NamedDraft[],
  before: readonly EntityDraft[],
): void {
  keepTold(written, before);
  for (const [at, { draft }] of written.entries()) {
    const own = new Set(before[at]!.entity.fields.map(({ name }) => name));
    const isKept = ({ name, formula }: Field) => own.has(name) || formula !== undefined;
    draft.entity.fields = draft.entity.fields.filter(isKept);
    draft.entity.columns = draft.entity.columns.filter((name) => draft.entity.fields.some((field) => field.name === name)); // prettier-ignore
    delete draft.entity.verb;
    delete draft.entity.actions;
    if (draft.entity.isExclusive) delete draft.entity.once;
  }
  drafts.splice(0, drafts.length, ...drafts.filter((one) => written.includes(one)));
}
