import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { makeField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { aboutIn, fieldsIn } from './mentions.ts';

const usually = /(?<!\p{L})(?:normally|usually|by default|default(?:s to)?|standard(?:mäßig)?|normal(?:erweise)?|meist(?:ens)?|in der regel|üblich\p{L}*|prefilled|pre-?set|vorbelegt|vorausgefüllt|vorgabe|voreingestellt|starts? (?:with|at|as)|beginnt mit|am anfang)(?!\p{L})/iu; // prettier-ignore
const low = /(?<!\p{L})(?:fewer|less|lower) than (\d+)|\bbelow (\d+)|\bunder (\d+)|\bonly (\d+) (?:\p{L}+ )?left|\b(\d+) or (?:less|fewer)|\bweniger als (\d+)|\bunter (\d+)|\bnur noch (\d+)|\b(\d+) oder weniger/iu; // prettier-ignore
const notices = /(?<!\p{L})(?:see|show|mark|highlight|red|warn\p{L}*|notice|stand out|colou?r|know|sehen|zeig\p{L}*|markier\p{L}*|rot|hervorheb\p{L}*|auffallen|gewarnt|erkennen|kennzeichn\p{L}*|farbig)(?!\p{L})/iu; // prettier-ignore
const separators =
  /(?<!\p{L})(?:thousands?|comma|separator|punkt|tausender\p{L}*|komma|decimals?|decimal places|nachkomma\p{L}*|cents?)(?!\p{L})|\b\d[.,]\d{3}\b/iu;

/** What a form begins with, from which number on something is marked, how a number is written. */
export function valueGist(text: string, plan: AppPlan): Change[] | string | null {
  return limitGist(text, plan) ?? lowGist(text, plan) ?? startGist(text, plan) ?? plainGist(text, plan);
}

/** "50 euro normally", "by default open", "meistens Barzahlung" */
function startGist(text: string, plan: AppPlan): Change[] | string | null {
  if (!usually.test(text)) return null;
  const [named] = fieldsIn(text, plan);
  const option = optionIn(text, plan, named);
  if (option) return [{ kind: 'start-value', entity: option.entity.name, field: option.field.name, start: option.value }]; // prettier-ignore
  const number = /(?<![\p{L}\d])(\d+(?:[.,]\d{1,2})?)(?![\p{L}\d])/u.exec(text)?.[1]?.replace(',', '.');
  const takes = named && ['number', 'money', 'text'].includes(named.field.type);
  if (number && takes) return [{ kind: 'start-value', entity: named.entity.name, field: named.field.name, start: number }]; // prettier-ignore
  const word = missing.exec(text)?.[1] ?? missing.exec(text)?.[2];
  const fresh = number && !named && word ? makeField(word.replace(/^(?:an?|the|eine?|die|der|das) /iu, '')) : null;
  if (!fresh) return null;
  const entity = aboutIn(text, plan);
  const type = /€|\beuros?\b|\$|\bdollars?\b/iu.test(text) ? 'money' : fresh.field.type === 'text' ? 'number' : fresh.field.type; // prettier-ignore
  return [{ kind: 'add-field', entity: takerOf(fresh.field, entity, text, plan).name, field: { ...fresh.field, type, start: number! }, isShown: false }]; // prettier-ignore
}

const missing = /^(?:(?:there['’]s|there is|we need|i need|add|es fehlt|mir fehlt|wir brauchen|ich brauche)\s+)?(.+?) (?:is|are|ist|sind)? ?(?:still |noch )?(?:missing|fehlt|fehlen|dazu)?,|(?<!\p{L})(?:add|need|brauche\p{L}*|fehlt|fehlen)\s+(?:noch |auch )?(.+?),/iu; // prettier-ignore

/** A deposit is paid with what is lent or booked, where the app has that. */
const takerOf = (field: Field, about: Entity, text: string, plan: AppPlan): Entity =>
  /deposit|kaution|pfand/.test(field.name) && !text.toLowerCase().includes(about.label.toLowerCase())
    ? (plan.entities.find(({ name }) => /rental|booking|loan|ausleihe|buchung|vermietung/iu.test(name)) ?? about)
    : about;

function optionIn(text: string, plan: AppPlan, named: { entity: Entity; field: Field } | undefined) {
  const lower = text.toLowerCase();
  for (const entity of named ? [named.entity] : plan.entities)
    for (const field of named?.field.options ? [named.field] : entity.fields) {
      const value = field.options?.find((one) => new RegExp(`(?<!\\p{L})${one.value.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L})`, 'u').test(lower)); // prettier-ignore
      if (value) return { entity, field, value: value.value };
    }
  return null;
}

const limits = /(?<!\p{L})(?:from|between|von|zwischen) \d+ (?:to|and|bis|und) \d+|(?<!\p{L})(?:at least|at most|no more than|minimum|maximum|mindestens|höchstens|maximal|nicht mehr als) \d+/iu; // prettier-ignore

/** Which numbers a field takes is no rule that forms have. */
function limitGist(text: string, plan: AppPlan): string | null {
  const named = limits.test(text) && fieldsIn(text, plan).find(({ field }) => field.type === 'number' || field.type === 'money'); // prettier-ignore
  return named ? `Which numbers ${named.field.label} takes I cannot limit. I changed nothing.` : null;
}

/** "mark it when fewer than 5 are left" */
function lowGist(text: string, plan: AppPlan): Change[] | string | null {
  const match = low.exec(text);
  if (!match || !notices.test(text)) return null;
  const said = Number(match.slice(1).find(Boolean));
  const below = /\bor (?:less|fewer)|oder weniger|only|nur noch/iu.test(match[0]) ? said : said - 1;
  const counted = ({ type, name }: Field) => type === 'number' && /stock|quantity|amount|count|left|pieces|bestand|menge|anzahl|vorrat|stueck/.test(name); // prettier-ignore
  const named = fieldsIn(text, plan).find(({ field }) => field.type === 'number' || field.type === 'money');
  const entity = named?.entity ?? plan.entities.find(({ fields }) => fields.some(counted));
  const field = named?.field ?? entity?.fields.find(counted);
  return entity && field ? [{ kind: 'mark-low', entity: entity.name, field: field.name, below }] : null;
}

/** A year or a number of a house is written without a thousands separator. */
function plainGist(text: string, plan: AppPlan): Change[] | string | null {
  if (!separators.test(text)) return null;
  const named = fieldsIn(text, plan).find(({ field }) => field.type === 'number' || field.type === 'money');
  if (named?.field.type === 'money') return 'Amounts are written as their currency is written, with its decimals. I changed nothing.'; // prettier-ignore
  return named ? [{ kind: 'plain-number', entity: named.entity.name, field: named.field.name }] : null;
}
