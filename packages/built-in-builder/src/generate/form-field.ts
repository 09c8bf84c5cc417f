import { inSentence } from '../plan/names.ts';
import type { Entity, Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { attribute, code, quote } from './code.ts';
import { optionsName } from './entity-names.ts';
import type { Imports } from './imports.ts';

/** One labelled control of a form whose state is `form` (see hooks/use-record-form). `service` holds the choices. */
export function formField(entity: Entity, field: Field, service: string, imports: Imports): string {
  imports.kit('Field', 'field');
  const isRequired = field.isRequired || field === rolesOf(entity).title;
  const head = [
    attribute('label', field.label),
    !isRequired && field.type !== 'boolean' && 'isOptional',
    hintOf(field),
    `error={form.error(${quote(field.name)})}`,
  ]
    .filter(Boolean)
    .join(' ');
  if (field.type === 'boolean')
    return code`
      <Field ${attribute('label', field.label)} orientation="horizontal">
        <${imports.kit('Checkbox', 'checkbox')}
          checked={Boolean(form.values.${field.name})}
          onCheckedChange={(checked) => form.set(${quote(field.name)}, checked === true)}
        />
      </Field>
    `;
  return code`
    <Field ${head}>
      ${control(field, service, imports)}
    </Field>
  `;
}

function hintOf(field: Field): string {
  if (field.max) return attribute('hint', `From 1 to ${field.max}`);
  const { least, most } = field;
  if (least !== undefined && most !== undefined) return attribute('hint', `From ${least} to ${most}`);
  if (least !== undefined || most !== undefined) return attribute('hint', least !== undefined ? `At least ${least}` : `At most ${most}`); // prettier-ignore
  if (field.type === 'number' && field.unit) return attribute('hint', `In ${unitInWords[field.unit] ?? field.unit}`);
  return '';
}

const unitInWords: Record<string, string> = { min: 'minutes', h: 'hours', '%': 'percent' };

function control(field: Field, service: string, imports: Imports): string {
  const name = quote(field.name);
  switch (field.type) {
    case 'longtext':
      return `<${imports.kit('Textarea', 'textarea')} rows={4} {...form.input(${name})} />`;
    case 'number':
    case 'money':
      return `<${imports.kit('Input', 'input')} inputMode="decimal" {...form.input(${name})} />`;
    case 'date':
      return `<${imports.kit('Input', 'input')} type="date" {...form.input(${name})} />`;
    case 'datetime':
      return `<${imports.kit('Input', 'input')} type="datetime-local" {...form.input(${name})} />`;
    case 'time':
      return `<${imports.kit('Input', 'input')} type="time" {...form.input(${name})} />`;
    case 'email':
      return `<${imports.kit('Input', 'input')} type="email" autoComplete="off" {...form.input(${name})} />`;
    case 'phone':
      return `<${imports.kit('Input', 'input')} type="tel" autoComplete="off" {...form.input(${name})} />`;
    case 'url':
      return `<${imports.kit('Input', 'input')} type="url" inputMode="url" placeholder="https://" {...form.input(${name})} />`;
    case 'select': {
      const options = imports.use(optionsName(field), `@/${service}`);
      return code`
        <${imports.kit('NativeSelect', 'native-select')}
          placeholder="Choose one"
          options={${options}.map((value) => ({ value, label: value }))}
          {...form.input(${name})}
        />
      `;
    }
    case 'reference':
      return code`
        <${imports.kit('NativeSelect', 'native-select')}
          placeholder="Choose one"
          options={${field.name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Choices}
          {...form.input(${name})}
        />
      `;
    case 'multiselect': {
      const options = imports.use(optionsName(field), `@/${service}`);
      return code`
        <${imports.kit('ToggleGroup', 'toggle-group')}
          type="multiple"
          variant="outline"
          className="flex-wrap justify-start"
          value={form.values.${field.name} ?? []}
          onValueChange={(value) => form.set(${name}, value)}
        >
          {${options}.map((value) => (
            <${imports.kit('ToggleGroupItem', 'toggle-group')} key={value} value={value}>
              {value}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
      `;
    }
    case 'image':
      imports.use('UploadFile', '@/integrations/Core');
      return code`
        <${imports.kit('ImageInput', 'image-input')}
          value={form.values.${field.name}}
          onChange={(url) => form.set(${name}, url)}
          onUpload={(file) => UploadFile({ file })}
        />
      `;
    case 'file':
      imports.use('UploadFile', '@/integrations/Core');
      return code`
        <${imports.kit('ImageInput', 'image-input')}
          accept="${acceptedFiles}"
          value={form.values.${field.name}}
          onChange={(url) => form.set(${name}, url)}
          onUpload={(file) => UploadFile({ file })}
        />
      `;
    default:
      return `<${imports.kit('Input', 'input')} {...form.input(${name})} />`;
  }
}

const acceptedFiles =
  '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.xls,.xlsx,.ods,.csv,.ppt,.pptx,.odp,.zip,.epub,image/*,audio/*,video/*';

/** What the form begins with: the record's value, else a sensible start for a new record. */
export function initialValue(entity: Entity, field: Field, record: string, imports: Imports): string {
  const value = `${record}?.${field.name}`;
  if (field.start === 'today' && field.type === 'date')
    return `${field.name}: ${record} ? (${value} ?? '') : ${imports.format('dayKey')}(new Date()),`;
  if (field.start !== undefined) return `${field.name}: ${record} ? (${value} ?? '') : ${quote(field.start)},`;
  switch (field.type) {
    case 'number':
    case 'money':
      return `${field.name}: ${value} ?? '',`;
    case 'date':
      // nobody is born today; what is due lies ahead, and what ends a record has not happened when it is made
      return (field.isRequired || (entity.verb && field.name === 'date')) &&
        !/birth|born|geburt|geboren/.test(field.name) &&
        !isLater(entity, field)
        ? `${field.name}: ${value} ?? ${imports.format('dayKey')}(new Date()),`
        : `${field.name}: ${value} ?? '',`;
    case 'datetime':
      return `${field.name}: ${imports.format('toInputMoment')}(${value}),`;
    case 'boolean':
      return `${field.name}: ${value} ?? false,`;
    case 'multiselect':
    case 'days':
      return `${field.name}: ${value} ?? [],`;
    case 'image':
    case 'file':
      return `${field.name}: ${value} ?? null,`;
    case 'select': {
      const { state } = rolesOf(entity);
      const first = field === state && field.isRequired ? field.options?.[0]?.value : undefined;
      return `${field.name}: ${value} ?? ${first ? quote(first) : "''"},`;
    }
    default:
      return `${field.name}: ${value} ?? '',`;
  }
}

/** The end of what begins on another day of the same record. */
const isLater = ({ fields }: Entity, field: Field): boolean =>
  endNames.test(field.name) && fields.some(({ name, type }) => type === 'date' && !endNames.test(name));

const endNames =
  /^(?:due|deadline|end|until|to(?:_|$)|return|check_out|finish|complet|clos|expir|faellig|ende|bis|rueckgabe|zurueck)/;

/** Lines of the form's `check`: one per rule of this field. */
export function checks(entity: Entity, field: Field, imports: Imports): string[] {
  const value = `values.${field.name}`;
  const set = (message: string) => `errors.${field.name} = ${quote(message)};`;
  const lines: string[] = [];
  const isRequired = field.isRequired || field === rolesOf(entity).title;
  const what = inSentence(field.label);
  if (isRequired && field.type !== 'boolean') {
    const isChosen = field.type === 'select' || field.type === 'reference';
    const missing =
      field.type === 'multiselect'
        ? `${value}.length === 0`
        : field.type === 'text' || field.type === 'longtext'
          ? `!${value}.trim()`
          : field.type === 'number' || field.type === 'money'
            ? `${value} === ''`
            : `!${value}`;
    lines.push(`if (${missing}) ${set(`${isChosen ? 'Choose' : 'Enter'} the ${what}.`)}`);
  }
  if (field.type === 'number' || field.type === 'money') {
    imports.format('toNumber');
    lines.push(
      `if (${value} !== '' && toNumber(${value}) === null) ${set(`Enter the ${what} as a number, such as 12.50.`)}`,
    );
  }
  if (field.max)
    lines.push(
      `if (!errors.${field.name} && ${value} !== '' && (toNumber(${value}) < 1 || toNumber(${value}) > ${field.max})) ${set(`Enter a number from 1 to ${field.max}.`)}`,
    );
  for (const [bound, isOutside, says] of [
    [field.least, '<', 'at least'],
    [field.most, '>', 'at most'],
  ] as const)
    if (bound !== undefined)
      lines.push(`if (!errors.${field.name} && ${value} !== '' && toNumber(${value}) ${isOutside} ${bound}) ${set(`Enter ${says} ${bound}.`)}`); // prettier-ignore
  if (field.type === 'email')
    lines.push(`if (${value} && !/^\\S+@\\S+\\.\\S+$/.test(${value})) ${set('This is not an e-mail address.')}`);
  if (field.type === 'url')
    lines.push(`if (${value} && !/^https?:\\/\\//.test(${value})) ${set('A web address begins with https://')}`);
  return lines;
}

/** The value as it is stored: numbers as numbers, what is empty as null so that it can be emptied again. */
export function storedValue(field: Field, imports: Imports): string {
  const value = `values.${field.name}`;
  switch (field.type) {
    case 'number':
    case 'money':
      return `${field.name}: ${imports.format('toNumber')}(${value}),`;
    case 'datetime':
      return `${field.name}: ${imports.format('fromInputMoment')}(${value}),`;
    case 'boolean':
    case 'multiselect':
    case 'days':
      return '';
    case 'text':
    case 'longtext':
      return field.isRequired ? `${field.name}: ${value}.trim(),` : `${field.name}: ${value}.trim() || null,`;
    default:
      return field.isRequired ? '' : `${field.name}: ${value} || null,`;
  }
}
