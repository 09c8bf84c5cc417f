import type { Entity, Field, FormStep } from '../../plan/plan.ts';
import type { ShownWhen } from '../asked-of-sender.ts';
import { code, quote } from '../code.ts';
import { controlsOf } from '../dialog.ts';
import { entityNames } from '../entity-names.ts';
import type { Imports } from '../imports.ts';

/** What a form in steps has beside a form that shows everything at once. */
export type StepParts = {
  list: string;
  state: string;
  hooks: string;
  fields: string;
  buttons: (send: string) => string;
};

/** One step at a time with where one stands, a way back, and at the end everything to look over before it is sent. */
export function stepParts(
  entity: Entity,
  steps: readonly FormStep[],
  imports: Imports,
  shownWhen: ShownWhen,
): StepParts {
  const { service } = entityNames(entity);
  const fieldsOf = (names: readonly string[]) => entity.fields.filter(({ name }) => names.includes(name));
  imports.use('useEffect', 'react');
  imports.use('useRef', 'react');
  imports.kit('Progress', 'progress');
  const asked = fieldsOf(steps.flatMap(({ fields }) => fields));
  return {
    list: code`
      const steps = [
        ${steps.map(({ title, fields }) => `{ title: ${quote(title)}, fields: [${fields.map(quote).join(', ')}] },`)}
      ];
    `,
    state: code`
      const [step, setStep] = useState(0);
      const heading = useRef(null);
      const isMoved = useRef(false);
    `,
    hooks: code`
      const isLast = step === steps.length;
      const goTo = (next) => {
        isMoved.current = true;
        setStep(next);
      };
      const goOn = (event) => {
        event.preventDefault();
        if (isLast) return form.submit(event);
        if (form.passes(steps[step].fields, event.currentTarget)) goTo(step + 1);
      };
      // who goes on with keys or hears the page begins at the top of the next step
      useEffect(() => {
        if (isMoved.current) heading.current?.focus();
      }, [step]);
    `,
    fields: code`
      <div className="mb-2 grid gap-2">
        <p className="text-sm text-muted-foreground">{'Step ' + (step + 1) + ' of ' + (steps.length + 1)}</p>
        <Progress value={step + 1} max={steps.length + 1} aria-label="Steps" />
        <h2 ref={heading} tabIndex={-1} className="pt-2 text-xl outline-none">
          {isLast ? 'Summary' : steps[step].title}
        </h2>
      </div>
      ${steps.map(
        ({ fields }, at) => code`
          {step === ${at} && (
            <>
              ${controlsOf(entity, fieldsOf(fields), service, imports, shownWhen)}
            </>
          )}
        `,
      )}
      {isLast && (
        <${imports.kit('Facts', 'facts')}
          items={[
            ${asked.map((field) => `{ label: ${quote(field.label)}, value: ${enteredAs(field, imports)} },`)}
          ]}
        />
      )}
    `,
    buttons: (send) => code`
      <div className="flex flex-wrap gap-2">
        {step > 0 && (
          <Button type="button" variant="outline" onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        <Button type="submit" isBusy={form.isBusy}>
          {isLast ? ${quote(send)} : 'Next'}
        </Button>
      </div>
    `,
  };
}

/** What was entered, as the summary shows it. */
function enteredAs(field: Field, imports: Imports): string {
  const value = `form.values.${field.name}`;
  switch (field.type) {
    case 'boolean':
      return `${value} ? 'Yes' : 'No'`;
    case 'date':
      return `${imports.format('day')}(${value})`;
    case 'datetime':
      return `${imports.format('dayAndTime')}(${value})`;
    case 'multiselect':
      return `${value}?.join(', ')`;
    case 'reference':
      return `${field.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Choices.find((choice) => choice.value === ${value})?.label`;
    case 'image':
    case 'file':
      return `${value} ? 'Added' : ''`;
    default:
      return value;
  }
}
