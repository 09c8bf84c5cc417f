import { parseField } from '../../../kinds/parse-field.ts';
import { toLabel } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { aboutIn } from '../gist/mentions.ts';

const board = /(?<!\p{L})(?:board|kanban\p{L}*|tafel|pinnwand)(?!\p{L})/iu;
const columns =
  /(?<!\p{L})(?:columns?|lanes?|stages?|spalten?|with|mit|from|von|:)\s*(?:for |called |named |namens |für )?:?\s*((?:[\p{L}-]+(?: [\p{L}-]+)?, ?){1,7}[\p{L}-]+(?: [\p{L}-]+)?(?:,? (?:and|und|or|oder) [\p{L}-]+(?: [\p{L}-]+)?)?|[\p{L}-]+ (?:and|und) [\p{L}-]+)/iu;
/** Where the list of columns has ended and a sentence goes on: "abgeholt wo ich die Bestellungen verschieben kann". */
const goesOn = /\s(?:where|that|so|which|to|for|wo|damit|auf|in|bei|für|zum|und (?:ich|man|wir))(?!\p{L}).*$/iu;

/** "a board with columns new, baked, picked up": the list gets these states, and the board has them as columns. */
export function boardWish(text: string, plan: AppPlan): Change[] | null {
  if (!board.test(text)) return null;
  const named = columns.exec(text.replace(goesOn, ''))?.[1] ?? '';
  const states = named.split(/,\s*(?:and |und |or |oder )?| (?:and|und|or|oder) /iu).map((state) => toLabel(state.trim().toLowerCase())); // prettier-ignore
  if (states.length < 2 || states.some((state) => state === '' || state.split(' ').length > 3)) return null;
  const entity = aboutIn(text.replace(named, ' '), plan);
  const same = entity.fields.find(({ options }) => options?.length === states.length && options.every(({ value }) => states.some((state) => state.toLowerCase() === value.toLowerCase()))); // prettier-ignore
  if (same) return [{ kind: 'add-board', entity: entity.name, by: same.name }];
  const status = entity.fields.find(({ name, type }) => name === 'status' && type === 'select');
  const set: Change = status
    ? { kind: 'set-options', entity: entity.name, field: status.name, options: states }
    : { kind: 'add-field', entity: entity.name, field: parseField(`Status: select ${states.join(' | ')}`), isShown: true }; // prettier-ignore
  return [set, { kind: 'add-board', entity: entity.name, by: 'status' }];
}
