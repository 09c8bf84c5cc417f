import { toLabel } from '../../plan/names.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { quote } from '../code.ts';
import { entityNames } from '../entity-names.ts';
import type { Imports } from '../imports.ts';

const said = /^(?:last|zuletzt) (?=\p{L}+(?:ed|fed|done|cut|t|en)$)/iu;

/** The day on which something was last done that has to be done again. */
const isAgain = ({ type, mark, formula, label }: Field): boolean =>
  type === 'date' && mark?.kind === 'due' && formula === undefined && said.test(label);

/** "Watered today": one press says that it was done, for those who may change it. */
export function doneAgainOf(entity: Entity, imports: Imports): { hook: string; buttons: string } | null {
  const fields = entity.fields.filter(isAgain);
  if (fields.length === 0) return null;
  const { one, service, type } = entityNames(entity);
  imports.use(`useSave${type}`, `@/${service}`);
  const today = `${imports.format('dayKey')}(new Date())`;
  const buttons = fields.map((field) => {
    const done = field.label.replace(said, '');
    const label = /^last /i.test(field.label) ? `${toLabel(done)} today` : `Heute ${done}`;
    return `{${one}.${field.name} !== ${today} && (
  <Button variant="outline" onClick={() => doneToday({ ${field.name}: ${today} }, ${quote(label)})}>
    ${label}
  </Button>
)}`;
  });
  return {
    hook: `const saveDay = useSave${type}();
const doneToday = async (day, said) => {
  try {
    await saveDay.mutateAsync({ id: ${one}.id, ...day });
    toast.success(said);
  } catch (failure) {
    toast.error(failure.message);
  }
};`,
    buttons: buttons.join('\n'),
  };
}
