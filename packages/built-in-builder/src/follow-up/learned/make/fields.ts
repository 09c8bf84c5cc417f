import type { Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { inWords } from '../../find.ts';
import { noSuchField } from '../../spared-lists.ts';
import { kindGist } from '../../understand/gist/kinds.ts';
import { beginsWish } from '../../understand/sure/begins.ts';
import { uniqueWish } from '../../understand/sure/unique.ts';
import { limitWish } from '../../understand/sure/limits.ts';
import { unitNamed } from '../../understand/unit-request.ts';
import { currencyIn } from '../../../recognise/field-type.ts';
import { numberSaid, numeral } from '../../rules/said.ts';
import type { ReadWish } from '../read-wish.ts';
import { boundNumber } from './bound-number.ts';
import { isNumber } from '../../../plan/field-kinds.ts';
import { boundIn, boundSaid } from './directions.ts';
import { eachOnce, labelFrom, nameFrom } from './labels.ts';
import { chosenFields, plainType, type Maker } from './maker.ts';

type Named = { entity: string; field: string };

/** What is done with one field that is there, the likeliest. */
const withField =
  (change: (place: Named, ...rest: Parameters<Maker>) => Change[] | string | null, least = 0.3): Maker =>
  (wish, given) => {
    const [first] = chosenFields(wish, least);
    return first ? change({ entity: first.entity.name, field: first.field.name }, wish, given) : null;
  };

export const renameField: Maker = withField((place, wish) => {
  const label = wish.names[0] && nameFrom(wish.names[0]);
  return label ? [{ kind: 'rename-field', ...place, label }] : null;
});

/** How likely a removal has to be to be answered by what there is to remove. */
const sureRemoval = 0.7;

/** Another text that its records can be called by. */
const hasOtherTitle = ({ fields }: Entity, gone: readonly Field[]): boolean =>
  fields.some((field) => field.type === 'text' && !gone.includes(field));

/** Several only where each is likely; what records are called by stays, unless another text takes its place. */
export const removeFields: Maker = (wish) => {
  const fields = chosenFields(wish, 0.4);
  if (fields.length === 0) return wish.likely >= sureRemoval ? `${noSuchField(wish.list)} I changed nothing.` : null; // prettier-ignore
  const title = fields.find(
    ({ entity, field }) =>
      rolesOf(entity).title === field &&
      !hasOtherTitle(
        entity,
        fields.map((one) => one.field),
      ),
  );
  if (title && fields.length === 1) return `${title.field.label} is what ${inWords(title.entity)} are called in every list, so it has to stay. You can rename it.`; // prettier-ignore
  return fields.filter((one) => one !== title).map(({ entity, field }) => ({ kind: 'remove-field', entity: entity.name, field: field.name })); // prettier-ignore
};

export const showField: Maker = withField((place) => [{ kind: 'show-field', ...place }]);
export const hideField: Maker = withField((place) => [{ kind: 'hide-field', ...place }]);
export const requireField: Maker = withField((place) => [{ kind: 'require-field', ...place, isRequired: true }]);
export const freeField: Maker = withField((place) => [{ kind: 'require-field', ...place, isRequired: false }]);

const last = /(?<!\p{L})(?:last|end|bottom|very back|ende|letzte[nrs]?|unten|hinten|schluss)(?!\p{L})/iu;
const behind = /(?<!\p{L})(?:after|behind|below|under|next to|following|nach|hinter|unter|neben|danach)(?!\p{L})/iu;
const before = /(?<!\p{L})(?:before|above|in front of|ahead of|vor|über|davor)(?!\p{L})/iu;

export const moveField: Maker = (wish, { marked, text }) => {
  const [first] = chosenFields(wish, 0.2);
  if (!first) return null;
  const others = marked.fields.filter(({ entity, field }) => entity === first.entity && field !== first.field);
  const other = others[0];
  const way = other && (behind.test(text) ? 'after' : before.test(text) ? 'before' : null);
  const to = way ? { [way]: other.field.name } : last.test(text) ? ('last' as const) : ('first' as const);
  return [{ kind: 'move-field', entity: first.entity.name, field: first.field.name, to }];
};

export const setChoices: Maker = (wish) => choicesOf(wish, 'set-options');
export const addChoices: Maker = (wish) => choicesOf(wish, 'add-options');

function choicesOf(wish: Parameters<Maker>[0], kind: 'set-options' | 'add-options'): Change[] | string | null {
  const options = eachOnce(wish.choices.map(labelFrom));
  const fields = wish.fields.filter(({ field }) => kind === 'set-options' || field.options !== undefined);
  const [first] = chosenFields({ ...wish, fields }, 0.15);
  if (!first || options.length === 0 || (kind === 'set-options' && options.length < 2)) return null;
  if (rolesOf(first.entity).title === first.field) return `${first.field.label} names the ${inWords(first.entity)}, so it stays a text.`; // prettier-ignore
  return [{ kind, entity: first.entity.name, field: first.field.name, options }];
}

/** A choice is told by its own name, wherever it stands. */
export const removeChoice: Maker = (_, { marked }) => {
  const [said] = marked.options;
  return said ? [{ kind: 'remove-option', entity: said.entity.name, field: said.field.name, option: said.option.value }] : null; // prettier-ignore
};

export const renameChoice: Maker = (wish, { marked }) => {
  const [said] = marked.options;
  const label = labelFrom(wish.names[0] ?? wish.choices[0] ?? '');
  return said && label ? [{ kind: 'rename-option', entity: said.entity.name, field: said.field.name, option: said.option.value, label }] : null; // prettier-ignore
};

const sureType = 0.6;

/** What a field is to become: chosen from a list that is named, of given choices, or of another type. */
export const retypeField: Maker = (wish, given) => {
  const [first] = chosenFields(wish);
  if (!first) return null;
  const { entity, field } = first;
  const place = { entity: entity.name, field: field.name };
  if (rolesOf(entity).title === field) return `${field.label} names the ${inWords(entity)} in every list, so it stays a short text. Say “add a notes field” for longer texts.`; // prettier-ignore
  const options = eachOnce(wish.choices.map(labelFrom));
  if (options.length > 1) return [{ kind: 'set-options', ...place, options }];
  const { type } = wish.values;
  const target = given.marked.lists.find((one) => one.entity !== entity)?.entity;
  if (type === 'reference') return target ? [{ kind: 'refer-field', ...place, reference: target.name }] : null;
  const ruled = kindGist(given.text, given.plan);
  if (Array.isArray(ruled) && ruled.some((change) => 'field' in change && change.field === field.name)) return ruled;
  if (type === 'select' || type === 'multiselect') return `Tell me what there is to choose for ${field.label}: “${field.label}: one, two, three”.`; // prettier-ignore
  const next = plainType(type);
  if (!next || next === field.type || (wish.likelyValues.type ?? 0) < sureType) return null;
  return [{ kind: 'retype-field', ...place, type: next }];
};

const widestUnit = 12;

/** A unit as it stands there: in quotation marks, as a sign such as °C, or what comes behind "in" and behind the field. */
function unitAsWritten(text: string, label: string): string | undefined {
  const quoted = /["„“'‘]([^"„“”'’]{1,12})["“”'’]/u.exec(text)?.[1];
  if (quoted && quoted.toLowerCase() !== label.toLowerCase()) return quoted.trim();
  const sign =
    /(?<![\p{L}\d])(?:°[CF]?|[\p{L}]{1,4}[²³]|[\p{L}€$£]{1,3}\/\p{L}{1,6}|kWh|kW|cwt|pH|ml|mm|dB|Hz|bar|hPa|ppm|cm|km|kg|mg|oz|ft|m|l|g|h|V|A|W)(?![\p{L}\d])/u.exec(
      text,
    )?.[0];
  if (sign) return sign;
  const counted =
    /(?<!\p{L})(?:months?|years?|weeks?|pages?|points?|pieces?|characters?|words?|litres?|monate?n?|jahre?n?|wochen?|seiten|punkte?n?|stück|zeichen|wörter|personen|people)(?!\p{L})/iu.exec(
      text.replace(new RegExp(label.replace(/[^\p{L}\p{N} ]/gu, '.'), 'giu'), ' '),
    )?.[0];
  return counted && counted.length <= widestUnit ? counted : undefined;
}

export const unitOfField: Maker = withField((place, wish, { text, plan }) => {
  const { field } = wish.fields[0]!;
  const currency = field.type === 'money' ? currencyIn(text) : null;
  if (currency)
    return currency === plan.currency ? `Amounts are in ${currency} already.` : [{ kind: 'currency', currency }];
  const words = [...text.matchAll(/[\p{L}²³°]+(?: \p{L}+)?|[%€$£]/gu)].map(([word]) => word);
  const unit = words
    .flatMap((word) => unitNamed(word) ?? word.split(' ').flatMap((one) => unitNamed(one) ?? []))
    .at(-1);
  const written = unit ?? unitAsWritten(text, field.label);
  if (written && field.type !== 'money') return [{ kind: 'field-unit', ...place, unit: written }];
  return currencyIn(text) ? [{ kind: 'retype-field', ...place, type: 'money' }] : null;
});

export const startValue: Maker = (wish, { text, plan, marked }) => {
  const option = marked.options[0];
  if (option) return [{ kind: 'start-value', entity: option.entity.name, field: option.field.name, start: option.option.value }]; // prettier-ignore
  const ruled = beginsWish(text, plan);
  if (ruled !== null) return ruled;
  const [first] = chosenFields(wish);
  if (!first) return null;
  const place = { entity: first.entity.name, field: first.field.name };
  if (first.field.type.startsWith('date')) return /(?<!\p{L})(?:today|heute\p{L}*|now|current|aktuell\p{L}*)(?!\p{L})/iu.test(text) ? [{ kind: 'start-value', ...place, start: 'today' }] : null; // prettier-ignore
  const number = /(?<![\p{L}\d])\d+(?:[.,]\d+)?/u.exec(text)?.[0];
  return number && /^(?:number|money)$/.test(first.field.type) ? [{ kind: 'start-value', ...place, start: number.replace(',', '.') }] : null; // prettier-ignore
};

/** How sure the side of a bound has to be to stand against the words for it. */
const sureSide = 0.8;
const atLeast = /(?<!\p{L})(?:at least|min\p{L}*|no less|not (?:below|under|less)|nothing (?:below|under)|from|negative?|mindestens|wenigstens|nicht unter|ab|negativ\p{L}*)(?!\p{L})/iu; // prettier-ignore
/** "Nothing below 3", "under 18 is not allowed": the least is meant. */
const notBelow = /(?:(?<!\p{L})(?:not|never|no|nothing|nobody|nicht|nie|nichts|niemand|kein\p{L}*)(?!\p{L})|n['’]t).*(?<!\p{L})(?:below|under|less|fewer|younger|smaller|unter|weniger|kleiner|jünger)(?!\p{L})|(?<!\p{L})(?:below|under|less than|fewer than|unter|weniger als)(?!\p{L}).*(?:(?<!\p{L})(?:not|never|nicht|nie|verboten|unzulässig|forbidden)(?!\p{L})|n['’]t)/iu; // prettier-ignore

export const limitField: Maker = withField((place, wish, { text, plan }) => {
  const ruled = limitWish(text, plan);
  if (Array.isArray(ruled)) return ruled;
  const { field } = wish.fields[0]!;
  if (!isNumber(field)) return `Only numbers can be limited, and ${field.label} is none. I changed nothing.`; // prettier-ignore
  const [, one, other] = between.exec(text) ?? range.exec(text) ?? [];
  if (one !== undefined && other !== undefined) return [{ kind: 'limit-field', ...place, least: numberSaid(one), most: numberSaid(other) }]; // prettier-ignore
  const isLeast = isLeastIn(text, wish);
  const number = boundNumber(text, isLeast);
  return number && [{ kind: 'limit-field', ...place, ...(isLeast ? { least: number.value } : { most: number.value }) }];
});
/** "From 1 to 10", "zwischen 3 und 5"; "1-6". */
const between = new RegExp(`(?<!\\p{L})(?:from|between|von|zwischen)\\s+(${numeral})\\s+(?:to|and|bis|und)\\s+(${numeral})(?![\\p{L}\\d])`, 'iu'); // prettier-ignore
const range = /(?<![\p{L}\d.,-])(\d+(?:[.,]\d+)?)\s*(?:to|bis|[-–])\s*(\d+(?:[.,]\d+)?)(?![\p{L}\d]|[.,]\d)/iu;

/** Whether less is not enough: as the words compare it with the number, else as the message is likeliest meant. */
function isLeastIn(text: string, { values, likelyValues }: ReadWish): boolean {
  if (lowest.test(text)) return true;
  const said = boundSaid(text);
  if (said !== null) return said === 'at-least';
  if ((likelyValues.side ?? 0) >= sureSide) return values.side === 'least';
  const numbers = Array.from(text.matchAll(/(?<![\p{L}\d.,])-?\d+|(?<!\p{L})(?:null|zero)(?!\p{L})/giu), ({ index }) => index); // prettier-ignore
  const bound = boundIn(text, { left: [], right: numbers });
  return bound ? bound === 'at-least' : atLeast.test(text) || notBelow.test(text);
}
const lowest = /(?<!\p{L})(?:(?:is|ist) (?:the|das) (?:least|lowest|minimum|mindeste|wenigste)|(?:the|das) (?:minimum|lowest|mindeste)|negativ\p{L}*)(?!\p{L})/iu; // prettier-ignore

const arrayOf = (found: Change[] | string | null): Change[] | null => (Array.isArray(found) ? found : null);

export const uniqueField: Maker = withField(
  (place, _, { text, plan }) =>
    arrayOf(uniqueWish(text, plan)) ?? [{ kind: 'unique', entity: place.entity, fields: [place.field] }],
);
