import type { AppPlan } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn, type FieldMention } from '../understand/gist/mentions.ts';
import type { Outright } from './outright.ts';

const required = /(?<!\p{L})(?:required|mandatory|compulsory|obligatory|must (?:always )?be (?:filled|given|entered)(?: in)?|(?:has|have) to be (?:filled|given|entered)(?: in)?|needs? to be (?:filled|given|entered)(?: in)?|pflichtfeld\p{L}*|pflichtangabe\p{L}*|pflicht|verpflichtend|muss (?:immer )?(?:ausgefüllt|angegeben|eingetragen)|müssen (?:immer )?(?:ausgefüllt|angegeben|eingetragen))(?!\p{L})/iu; // prettier-ignore
const free = /(?<!\p{L})(?:optional|voluntary|can (?:stay|be left) (?:empty|blank)|may (?:stay|be left) (?:empty|blank)|freiwillig|(?:darf|kann|dürfen|können) (?:auch )?(?:leer|frei) bleiben)(?!\p{L})/iu; // prettier-ignore
/** "…, das Datum dagegen nicht", "… but the email isn't", "not the email": the opposite of what the first half says. */
const other = /^(?:(?:but|aber|doch|and|und|while|whereas)\s+)?(?:not (?:the )?|nicht )?(.{2,40}?)(?:,? (?:though|however|dagegen|hingegen|aber|jedoch|isn['’]?t|aren['’]?t|is not|are not|does not|doesn['’]?t|do not|don['’]?t|need not|needn['’]?t|not|nicht|muss nicht|müssen nicht|brauch\p{L}* (?:man )?nicht)){1,2}(?: (?:have to|need to|be|sein|required|mandatory))*[.!]?$/iu; // prettier-ignore
const isNot = /(?<!\p{L})(?:not|nicht)(?!\p{L})|n['’]?t(?!\p{L})/iu;

/** "Telefon soll Pflicht sein, das Datum dagegen nicht": both halves speak of what has to be filled in, and none takes a field away. */
export function dutyWish(text: string, plan: AppPlan): Outright {
  const halves = /^(.+?)(?:,\s*|\s+(?=(?:but|aber)\s))(.+)$/iu.exec(text);
  if (!halves) return null;
  const [, one = '', rest = ''] = halves;
  const isDuty = required.test(one) && !isNot.test(one);
  const isFree = free.test(one) || (required.test(one) && isNot.test(one));
  if (isDuty === isFree) return null;
  const second = free.test(rest) ? { said: rest, isRequired: false } : required.test(rest) ? { said: rest, isRequired: !isNot.test(rest) } : other.test(rest) && isNot.test(rest) ? { said: rest, isRequired: !isDuty } : null; // prettier-ignore
  if (!second) return null;
  const first = named(one, plan);
  const list = first[0]?.entity;
  const others = named(second.said, list ? { ...plan, entities: [list, ...plan.entities.filter((entity) => entity !== list)] } : plan); // prettier-ignore
  if (first.length === 0 || others.length === 0 || others.some(({ field }) => first.some((same) => same.field === field))) return null; // prettier-ignore
  return [...first.map((mention) => duty(mention, isDuty)), ...others.map((mention) => duty(mention, second.isRequired))]; // prettier-ignore
}

/** Fields of one list, that of the first. */
function named(text: string, plan: AppPlan): FieldMention[] {
  const all = fieldsIn(text, plan, { least: 2 });
  return all.filter(({ entity }) => entity === all[0]?.entity);
}

const duty = ({ entity, field }: FieldMention, isRequired: boolean): Change => ({ kind: 'require-field', entity: entity.name, field: field.name, isRequired }); // prettier-ignore
