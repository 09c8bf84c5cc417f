import { parseField } from '../../kinds/parse-field.ts';
import { toLabel } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { columnsOf } from '../entity-draft.ts';
import type { Features } from './features.ts';

const shelves =
  /\b(?:shelves|lists|columns|stages|piles) (?:for|called|named) ((?:["“][^"”]+["”](?:,? (?:and |or )?)?){2,6})/iu;

/** "shelves for “to read”, “reading” and “read”": each thing stands on one of them, which says how far it is. */
export function shelvesOf(features: Features): void {
  const list = shelves.exec(features.context.text)?.[1];
  if (!list) return;
  const names = [...list.matchAll(/["“]([^"”]+?),?["”]/gu)].map(([, name]) => toLabel(name!.trim()));
  const { entity } = features.main;
  const field = parseField(`Status: select! ${names.join(' | ')}`);
  const old = rolesOf(entity).state;
  entity.fields = [...entity.fields.filter((one) => one !== old && one.name !== field.name), field];
  entity.columns = columnsOf(entity, []);
  features.main.samples = features.main.samples.map((row, index) => ({ ...row, status: names[index % names.length]! }));
  for (const { noun, draft } of [...features.drafts])
    if (/^(?:shelf|list|column|stage|pile)$/.test(noun) && draft !== features.main) features.drop(draft);
}
