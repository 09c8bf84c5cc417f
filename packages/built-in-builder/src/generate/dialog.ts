import { entityOf, storedFields, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { code, quote } from './code.ts';
import { entityNames } from './entity-names.ts';
import { checks, formField, initialValue, storedValue } from './form-field.ts';
import { Imports } from './imports.ts';
import { refusals } from './refusals.ts';

/** What a form of an entity is made of, wherever it stands. */
export type FormParts = { choices: string[]; rules: string[]; stored: string[]; initial: string[]; controls: string[] };

/** `hidden` are fields that a form for visitors does not ask for: what is worked out later, such as a status. */
export function formParts(plan: AppPlan, entity: Entity, imports: Imports, hidden: readonly Field[] = []): FormParts {
  const { one, service } = entityNames(entity);
  const fields = storedFields(entity).filter((field) => field.type !== 'days' && !hidden.includes(field));
  const references = fields.filter((field) => field.type === 'reference');
  const choices = references.map((field) => {
    const target = entityOf(plan, field.reference ?? '');
    const targetNames = entityNames(target);
    imports.use(`use${targetNames.Many}`, `@/${targetNames.service}`);
    const list = field.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return code`
      const { data: ${list}Records = [] } = use${targetNames.Many}();
      const ${list}Choices = ${list}Records.map((record) => ({ value: record.id, label: record.${rolesOf(target).title.name} }));
    `;
  });
  return {
    choices,
    rules: fields.flatMap((field) => checks(entity, field, imports)),
    stored: [...fields.map((field) => storedValue(field, imports)).filter(Boolean), ...totalOf(plan, entity, imports)],
    initial: fields.map((field) => initialValue(entity, field, one, imports)),
    controls: controlsOf(entity, fields, service, imports),
  };
}

/** The dialog that adds a record or changes one: `components/ExpenseDialog.jsx`. */
export function dialogFile(plan: AppPlan, entity: Entity): string {
  const imports = new Imports();
  const names = entityNames(entity);
  const { type, one, noun, aNoun, service } = names;
  for (const part of ['Dialog', 'DialogContent', 'DialogHeader', 'DialogTitle']) imports.kit(part, 'dialog');
  imports.kit('Button', 'button');
  imports.kit('FormActions', 'form-actions');
  imports.use('toast', 'sonner');
  imports.use('useRecordForm', '@/hooks/use-record-form');
  imports.use(`useSave${type}`, `@/${service}`);
  const { choices, rules, stored, initial, controls } = formParts(plan, entity, imports);
  const booked = refusals(plan, entity, imports);
  const isByOneself = entity.verb !== undefined && entity.fields.some((field) => ownValue(entity, field));
  if (isByOneself) imports.use('useMe', '@/services/me');
  const add = entity.verb ?? `Add ${noun}`;
  const body = code`
    function check(values) {
      const errors = {};
      ${rules}
      return errors;
    }

    ${booked?.test}

    /** Adds ${aNoun}, or changes the given one. It opens as soon as it is rendered; \`onClose\` gets what was saved, or nothing. */
    export default function ${type}Dialog({ ${one}, defaults, onClose }) {
      const save = useSave${type}();
      ${isByOneself && 'const me = useMe();'}
      ${choices}
      ${booked?.hook}
      const form = useRecordForm({
        draftKey: ${one} ? null : ${quote(`draft-${names.one}`)},
        initial: {
          ${initial}
          ${
            isByOneself &&
            code`
            // whoever is signed in need not say who they are
            ...(!${one} && { ${entity.fields.flatMap((field) => ownValue(entity, field) ?? [])} }),
          `
          }
          ...defaults,
        },
        ${booked ? `check: ${booked.call(one)},` : 'check,'}
        save: async (values) => {
          ${booked?.again(one)}
          const saved = await save.mutateAsync({
            ...values,
            ${stored}
            id: ${one}?.id,
          })${booked?.refused ?? ''};
          toast.success(${one} ? 'Saved' : ${quote(`${entity.label} added`)});
          onClose(saved);
        },
      });

      return (
        <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
          <DialogContent aria-describedby={undefined}>
            <DialogHeader>
              <DialogTitle>{${one} ? ${quote(`Edit ${noun}`)} : ${quote(add)}}</DialogTitle>
            </DialogHeader>
            <form noValidate onSubmit={form.submit} className="grid gap-4">
              ${controls}
              {form.failure && (
                <p role="alert" className="text-sm text-destructive">
                  {form.failure}
                </p>
              )}
              <FormActions className="max-md:-mx-5 max-md:-mb-5 max-md:bg-popover max-md:px-5 max-md:pb-5">
                <Button type="submit" isBusy={form.isBusy}>
                  {${one} ? 'Save' : ${quote(add)}}
                </Button>
                <Button type="button" variant="outline" onClick={() => onClose()}>
                  Cancel
                </Button>
              </FormActions>
            </form>
          </DialogContent>
        </Dialog>
      );
    }
  `;
  return `${imports.toString()}\n\n${body}`;
}

/** What the account of whoever joins, books or comments says already, in code. */
const ownValue = (entity: Entity, field: Field): string | null =>
  entity.verb === undefined
    ? null
    : field.name === 'name' && field === rolesOf(entity).title
      ? "name: me?.full_name ?? '',"
      : field.type === 'email'
        ? `${field.name}: me?.email ?? '',`
        : null;

const short = new Set(['number', 'money', 'date', 'select', 'phone', 'datetime', 'time']);

/** The total of an order is the price of what is ordered, times how many, unless somebody enters another one. */
function totalOf(plan: AppPlan, { fields, verb }: Entity, imports: Imports): string[] {
  const total = fields.find(({ name, type }) => name === 'total' && type === 'money');
  const thing = fields.find(({ type }) => type === 'reference');
  const price = thing && rolesOf(entityOf(plan, thing.reference ?? '')).amount;
  if (verb !== 'Order' || !total || !thing || price?.type !== 'money') return [];
  const count = fields.find(({ name, type }) => type === 'number' && /quantity|count|number|pieces|amount/.test(name));
  const list = thing.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const one = `${list}Records.find((record) => record.id === values.${thing.name})?.${price.name}`;
  return [
    `total: ${imports.format('toNumber')}(values.total) ?? (${one} ?? 0)${count ? ` * (toNumber(values.${count.name}) ?? 1)` : ''},`,
  ];
}

export const controlsOf = (entity: Entity, fields: readonly Field[], service: string, imports: Imports): string[] =>
  groupControls(fields.map((field) => ({ type: field.type, jsx: formField(entity, field, service, imports) })));

/** Two short controls that follow each other share a row on wide screens. */
function groupControls(controls: { type: string; jsx: string }[]): string[] {
  const rows: string[] = [];
  for (let at = 0; at < controls.length; at++) {
    const [here, next] = [controls[at]!, controls[at + 1]];
    if (next && short.has(here.type) && short.has(next.type)) {
      rows.push(code`
        <div className="grid gap-4 sm:grid-cols-2">
          ${here.jsx}
          ${next.jsx}
        </div>
      `);
      at++;
    } else rows.push(here.jsx);
  }
  return rows;
}
