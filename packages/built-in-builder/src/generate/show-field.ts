import type { Entity, Field } from '../plan/plan.ts';
import { inSteps, doneOptions, rolesOf } from '../plan/roles.ts';
import { attribute, quote } from './code.ts';
import { entityNames, referenceName, tonesName } from './entity-names.ts';
import type { Imports } from './imports.ts';

const ofYear =
  /(?:^|_)(?:year|jahr|jahrgang|baujahr)(?:_(?:built|made|published|bought|founded|born|planted|released|opened|installed|produced|painted|of_(?:birth|construction|manufacture|publication|purchase|release)))?$/;

/** 1987 and no 1,987: a year, or what is wished to be written so. */
export const isPlainNumber = (field: Pick<Field, 'name' | 'isPlain'>): boolean =>
  field.isPlain === true || ofYear.test(field.name);
const isRating = (field: Field) => /(?:^|_)(?:rating|stars)$/.test(field.name);

/** What a value that is hidden from the viewer, and so is not there, would say as if it were empty. */
const unlessHidden = (field: Field, value: string, text: string): string =>
  field.rights?.see ? `${value} === undefined ? '' : ${text}` : text;

/** A JavaScript expression for a field's value as plain text; an empty value gives an empty text. */
export function textOf(field: Field, record: string, imports: Imports): string {
  const value = `${record}.${field.name}`;
  switch (field.type) {
    case 'money':
      return `${imports.format('money')}(${value})`;
    case 'number':
      if (isPlainNumber(field)) return `String(${value} ?? '')`;
      if (isRating(field)) return `${value} && ${value} + ' of 5'`;
      return `${imports.format('number')}(${value}${field.unit ? `, ${quote(field.unit)}` : ''})`;
    case 'date':
      return `${imports.format('day')}(${value})`;
    case 'datetime':
      return `${imports.format('dayAndTime')}(${value})`;
    case 'boolean':
      return unlessHidden(field, value, `${value} ? 'Yes' : 'No'`);
    case 'multiselect':
      return `${value}?.join(', ')`;
    case 'days':
      return unlessHidden(field, value, `${imports.format('countOf')}(${value}?.length ?? 0, 'day', 'days')`);
    case 'reference':
      return `${record}.${referenceName(field)}`;
    case 'file':
      return `${value} ? ${quote(field.label)} : ''`;
    default:
      return value;
  }
}

/** `early` is another word for what asks for attention before its time. */
type Attention = { test: string; word: string; tone: string; early?: { test: string; word: string } | undefined };
const isExpiry = /expir|best_before|use_by|valid|shelf_life|haltbar|ablauf|gueltig|mhd|laeuft_ab|verfall/;

/** Whether a marked value asks for attention, as code, and the word for it. Null without a mark. */
export function attention(entity: Entity, field: Field, record: string, imports: Imports): Attention | null {
  const { mark } = field;
  const value = `${record}.${field.name}`;
  switch (mark?.kind) {
    case 'low': {
      const below = typeof mark.below === 'string' ? `(${record}.${mark.below} ?? 0)` : mark.below;
      return { test: `(${value} ?? Infinity) <= ${below}`, word: 'Low', tone: 'warning' };
    }
    case 'overdue': {
      const { state, tick } = rolesOf(entity);
      const done = doneOptions(state).map((option) => quote(option.value));
      const isOpen = done.length > 0 ? ` && ![${done.join(', ')}].includes(${record}.${state!.name})` : tick ? ` && !${record}.${tick.name}` : '';
      const isEnd = isExpiry.test(field.name);
      const days = `(${imports.format('daysFromToday')}(${value}) ?? ${mark.soon ?? 0})`;
      const early = mark.soon ? { test: `${days} >= 0`, word: isEnd ? 'Expires soon' : 'Due soon' } : undefined;
      return { test: `${days} < ${mark.soon ?? 0}${isOpen}`, word: isEnd ? 'Expired' : 'Overdue', tone: 'danger', early };
    }
    case 'due':
      return { test: `${value} && ${imports.format('daysFromToday')}(${value}) + ${typeof mark.every === 'number' ? mark.every : `(${record}.${mark.every} ?? 0)${mark.days ? ` * ${mark.days}` : ''}`} <= 0`, word: typeof mark.every === 'number' ? 'Long ago' : 'Due', tone: 'warning' };
    default:
      return null;
  }
} // prettier-ignore

/** How much of the whole is done, as a bar and in percent beside the number. */
function progressOf(field: Field, of: string, record: string, imports: Imports): string {
  const value = `${record}.${field.name}`;
  return `<span className="inline-flex flex-wrap items-center gap-x-2">{${textOf(field, record, imports)}} {${record}.${of} > 0 && <><${imports.kit('Progress', 'progress')} value={${value} ?? 0} max={${record}.${of}} className="w-20" ${attribute('aria-label', field.label)} /> {Math.round((100 * (${value} ?? 0)) / ${record}.${of}) + '%'}</>}</span>`;
}

/** The same as what stands between JSX tags: an expression in braces, or an element. */
export function elementOf(
  entity: Entity,
  field: Field,
  record: string,
  imports: Imports,
  { isLink = false } = {},
): string {
  const value = `${record}.${field.name}`;
  const { state } = rolesOf(entity);
  if (field === state || (field.type === 'select' && field.name === 'priority'))
    return `{${value} && <${imports.kit('StatusBadge', 'status-badge')} tone={${imports.use(tonesName(field), `@/${entityNames(entity).service}`)}[${value}]}>{${value}}</StatusBadge>}`;
  if (field.type === 'image')
    return `{${value} ? <${imports.kit('RecordImage', 'record-image')} src={${value}} name={${record}.${rolesOf(entity).title.name}} ratio="square" className="size-10" /> : ''}`;
  if (field.type === 'file')
    return `{${value} ? <${imports.component('FileLink')} href={${value}} title={${record}.${rolesOf(entity).title.name}} /> : ''}`;
  if (isLink && (field.type === 'email' || field.type === 'phone')) {
    const scheme = field.type === 'email' ? 'mailto:' : 'tel:';
    return `{${value} && <a href={'${scheme}' + ${value}} className="text-link underline underline-offset-4">{${value}}</a>}`;
  }
  if (field.mark?.kind === 'progress') {
    const progress = progressOf(field, field.mark.of, record, imports);
    return field.rights?.see ? `{${value} !== undefined && ${progress}}` : progress;
  }
  const alert = attention(entity, field, record, imports);
  if (alert)
    return `<>{${textOf(field, record, imports)}} {${alert.test} && <${imports.kit('StatusBadge', 'status-badge')} tone="${alert.tone}">${alert.early ? `{${alert.early.test} ? ${quote(alert.early.word)} : ${quote(alert.word)}}` : alert.word}</StatusBadge>}</>`;
  if (isLink && field.type === 'url')
    return `{${value} && <a href={${value}} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4 break-all">{${value}}</a>}`;
  return `{${textOf(field, record, imports)}}`;
}

/** `elementOf` as the value of a prop: the braces of an expression go. */
export function propOf(
  entity: Entity,
  field: Field,
  record: string,
  imports: Imports,
  options?: { isLink?: boolean },
): string {
  const element = elementOf(entity, field, record, imports, options);
  return element.startsWith('{') ? element.slice(1, -1) : element;
}

/** A column of the kit's table; `mark` stands behind its value. */
export function columnOf(entity: Entity, field: Field, record: string, imports: Imports, mark = ''): string {
  const isNumber = field.type === 'money' || (field.type === 'number' && !isPlainNumber(field) && !isRating(field));
  const parts = [`key: ${quote(field.name)}`, `header: ${quote(field.label)}`];
  if (isNumber) parts.push("align: 'end'");
  const plain = `${record}.${field.name}`;
  const shown = propOf(entity, field, record, imports);
  const isText = !shown.includes('<') && field.type !== 'boolean';
  // an empty value has a dash, one that is hidden from the viewer nothing
  const unless =
    field.rights?.see && !shown.startsWith(`${plain} === undefined`) ? `${plain} === undefined ? '' : ` : '';
  if (mark) parts.push(`cell: (${record}) => <>${elementOf(entity, field, record, imports)} ${mark}</>`);
  else if (shown !== plain || unless) parts.push(`cell: (${record}) => ${unless}${shown}${isText ? " || '–'" : ''}`);
  if (field.type === 'image' || field.type === 'file') parts.push('isSortable: false');
  if (field.options && inSteps(field))
    parts.push(
      `sortValue: (${record}) => [${field.options.map(({ value }) => quote(value)).join(', ')}].indexOf(${plain})`,
    );
  if (field.type === 'reference') parts.push(`sortValue: (${record}) => ${record}.${referenceName(field)}`);
  const flat = `{ ${parts.join(', ')} }`;
  return flat.length <= 100 ? `${flat},` : `{\n${parts.map((part) => `  ${part},`).join('\n')}\n},`;
}

export const labelProp = (field: Field): string => attribute('label', field.label);
