import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { listedIn } from './choices.ts';
import { aboutIn, fieldsIn } from './mentions.ts';

const filters = /\bfilter\p{L}*|(?<!\p{L})(?:narrow|limit) (?:it |them )?(?:down )?(?:by|to)(?!\p{L})|(?<!\p{L})(?:eingrenzen|einschränken) (?:können )?nach\b|\bnach\b.*\bauswählen\b/iu; // prettier-ignore
/** "I want to see who has not paid", "welche noch offen sind" */
const looksFor =
  /(?<!\p{L})(?:see|show|know|find|list|which|who|sehen|zeig\p{L}*|wissen|finden|welche[rsn]?|wer)(?!\p{L})/iu;
const states = /(?<!\p{L})(?:(?:un)?paid|returned|sold|delivered|finished|done|taken|booked|bezahlt|zurückgegeben|verkauft|geliefert|erledigt|vergeben|ausgeliehen|draußen)(?!\p{L})/iu; // prettier-ignore
const asks =
  /(?<!\p{L})(?:who|which|what is|what['’]s|wer|welche[rsn]?|was|alle die|nur die|only those|only the|that (?:is|are|was|were|have|has)|die noch)(?!\p{L})/iu;

/** What a list can be narrowed to: by the fields that are named, or by values that no field has yet. */
export function filterGist(text: string, plan: AppPlan): Change[] | string | null {
  const isFilter = filters.test(text);
  if (isFilter) {
    const named = fieldsIn(text, plan);
    if (named.length > 0) return named.map(({ entity, field }) => filterOf(entity, field));
    const values = valuesIn(text);
    if (values) return byValues(values, text, plan);
  }
  if (!looksFor.test(text) || !asks.test(text)) return null;
  const state = stateIn(text, plan);
  if (state) return [filterOf(state.entity, state.field)];
  const asked = states.exec(text)?.[0];
  return asked ? `Nothing in this app says what is ${asked.toLowerCase()}: add a tick box or a status for it, and the list can be filtered by that. I changed nothing.` : null; // prettier-ignore
}

const filterOf = (entity: Entity, field: Field): Change => ({ kind: 'add-filter', entity: entity.name, field: field.name }); // prettier-ignore

function valuesIn(text: string): string[] | null {
  const said = /\bfilter\p{L}* (?:them |it )?(?:by|for|nach)\s+(.+)$|(?<!\p{L})(?:nach|by)\s+(.+?)\s+(?:filtern|filter)(?!\p{L})/iu.exec(text); // prettier-ignore
  return said ? (listedIn(`x: ${said[1] ?? said[2]}`)?.items ?? null) : null;
}

function byValues(values: string[], text: string, plan: AppPlan): Change[] {
  const has = (field: Field) => values.every((value) => field.options?.some((one) => one.value.toLowerCase() === value.toLowerCase())); // prettier-ignore
  for (const entity of plan.entities) {
    const field = entity.fields.find(has);
    if (field) return [filterOf(entity, field)];
  }
  const entity = aboutIn(text, plan);
  const name = plan.language === 'de' ? 'Kategorie' : 'Category';
  const known = entity.fields.find(({ label }) => label === name);
  if (known) return [{ kind: 'set-options', entity: entity.name, field: known.name, options: values }, filterOf(entity, known)]; // prettier-ignore
  const { field } = makeField(`${name} (${values.join(', ')})`)!;
  return [{ kind: 'add-field', entity: entity.name, field, isShown: true }, filterOf(entity, field)];
}

/** A tick or a choice that is spoken of: "paid", "bezahlt", "broken". */
function stateIn(text: string, plan: AppPlan): { entity: Entity; field: Field } | null {
  const lower = text.toLowerCase();
  const ticked = fieldsIn(text, plan, { least: 3 }).find(({ field }) => field.type === 'boolean');
  if (ticked) return ticked;
  for (const entity of plan.entities)
    for (const field of entity.fields)
      if (
        field.options?.some(
          ({ value }) =>
            value.length > 3 &&
            new RegExp(
              `(?<!\\p{L})${value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}(?:e[nrs]?)?(?!\\p{L})`,
              'u',
            ).test(lower),
        )
      )
        // prettier-ignore
        return { entity, field };
  return null;
}
