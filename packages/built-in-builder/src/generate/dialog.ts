import { deedOf } from '../plan/deeds.ts';
import { entityOf, storedFields, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { askedOfSender, ownRecordHook, shownInDialog, startsOf, type ShownWhen } from './asked-of-sender.ts';
import { code, quote } from './code.ts';
import { addLabelOf, entityNames } from './entity-names.ts';
import { checks, formField, initialValue, storedValue } from './form-field.ts';
import { fittingOnly } from './fitting-only.ts';
import { Imports } from './imports.ts';
import { isGuarded, maySet } from './rights-code.ts';
import { refusals } from './refusals.ts';

/** What a form of an entity is made of, wherever it stands. */
export type FormParts = { choices: string[]; rules: string[]; stored: string[]; initial: string[]; controls: string[] };

/** `shownWhen` says of which fields a form asks only some people, `before` is the record that it changes. */
export function formParts(
  plan: AppPlan,
  entity: Entity,
  imports: Imports,
  shownWhen: ShownWhen,
  before?: string,
): FormParts {
  const { one, service } = entityNames(entity);
  const fields = storedFields(entity).filter((field) => field.type !== 'days');
  const references = fields.filter((field) => field.type === 'reference');
  const choices = references.map((field) => {
    const target = entityOf(plan, field.reference ?? '');
    const targetNames = entityNames(target);
    imports.use(`use${targetNames.Many}`, `@/${targetNames.service}`);
    const list = field.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return code`
      const { data: ${list}Records = [] } = use${targetNames.Many}();
      const ${list}Choices = ${list}Records${fittingOnly(plan, entity, field, imports, before)}.map((record) => ({ value: record.id, label: record.${rolesOf(target).title.name} }));
    `;
  });
  return {
    choices,
    rules: fields.flatMap((field) => checks(entity, field, imports)),
    stored: [...fields.map((field) => storedValue(field, imports)).filter(Boolean), ...totalOf(plan, entity, imports)],
    initial: fields.map((field) => initialValue(entity, field, one, imports)),
    controls: controlsOf(entity, fields, service, imports, shownWhen),
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
  const asked = askedOfSender(plan, entity);
  const guarded = storedFields(entity).some(isGuarded);
  const shown = shownInDialog(entity, asked, one);
  const { choices, rules, stored, initial, controls } = formParts(plan, entity, imports, (field) => isGuarded(field) ? [shown(field), maySet(field, one)].filter(Boolean).join(' && ') : shown(field), one); // prettier-ignore
  const booked = refusals(plan, entity, imports);
  if (asked || guarded) imports.use('useMe', '@/services/me');
  if (guarded) imports.use('maySet', `@/${service}`);
  if (entity.isSent && asked?.state) imports.use('mayDecide', `@/${service}`);
  const starts = asked ? startsOf(entity, asked, imports, 'isStaff && !defaults') : [];
  const add = addLabelOf(entity, entity.verb);
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
      ${(asked || guarded) && 'const me = useMe();'}
      ${asked && "const isStaff = me?.role === 'admin';"}
      ${choices}
      ${booked?.hook}
      const form = useRecordForm({
        draftKey: ${one} ? null : ${quote(`draft-${names.one}`)},
        initial: {
          ${initial}
          ${
            starts.length > 0 &&
            code`
              // what is known of whoever is signed in, and of a new one
              ...(!${one} && {
                ${starts}
              }),
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
          toast.success(${one} ? 'Saved' : ${quote(`${entity.label} ${asked && isGoing(entity) ? 'sent' : 'added'}`)});
          onClose(saved);
        },
      });
      ${ownRecordHook(asked, imports, `!${one} && `)}

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

/** What is done by sending it; who runs the app enters it too, but never the message that somebody writes. */
const isGoing = (entity: Entity): boolean =>
  entity.isSent === true || ['book', 'apply', 'enrol', 'write'].includes(deedOf(entity) ?? '');

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

export const controlsOf = (
  entity: Entity,
  fields: readonly Field[],
  service: string,
  imports: Imports,
  shownWhen: ShownWhen = () => null,
): string[] =>
  groupControls(
    fields.flatMap((field) => {
      const when = shownWhen(field);
      if (when === 'false') return [];
      const jsx = formField(entity, field, service, imports);
      // what may be left out shares no row with another one
      return [when ? { type: '', jsx: `{${when} && (\n  ${jsx.replaceAll('\n', '\n  ')}\n)}` } : { type: field.type, jsx }];
    }),
  ); // prettier-ignore

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
