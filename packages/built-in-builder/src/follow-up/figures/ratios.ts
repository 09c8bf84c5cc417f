import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { asNumbers, inLanguage, lower, workOut } from './parts.ts';
import { isNumeric, kindOf, numberMeant } from './values.ts';
import { capital } from '../../reading/capital.ts';

const ratio = /(?<!\p{L})(\p{L}[\p{L}-]*) (?:per|pro|je) (100 |hundert )?(\p{L}[\p{L}-]*)/giu;
const speed = /(?<!\p{L})(?:average speed|speed|how fast|tempo|geschwindigkeit|wie schnell)(?!\p{L})/iu;
const anyMoney = /^(?:price|costs?|preis|kosten|money|geld|euros?|fee)$/iu;
const drawn = /(?<!\p{L})(?:chart|graph|diagram\p{L}*|\p{L}*diagramm|grafik|top|list|liste)(?!\p{L})/iu;

const numbersOf = (entity: Entity): Field[] => entity.fields.filter((field) => isNumeric(field) && !field.formula);

/** What a word names among the numbers of a list. */
const numberIn = (word: string, entity: Entity, plan: AppPlan): Field | undefined =>
  fieldsIn(word, { ...plan, entities: [entity] }, { least: 2 }).find(({ field }) => numbersOf(entity).includes(field))?.field ?? numberMeant(word, entity); // prettier-ignore

/** "Price per litre", "minutes per kilometre": one number of each record by another of the same record. */
export function ratioFigure(text: string, plan: AppPlan): Change[] | null {
  if (drawn.test(text)) return null;
  for (const [, what = '', many, by = ''] of text.matchAll(ratio))
    for (const entity of plan.entities) {
      const under = numberIn(by, entity, plan);
      if (!under || kindOf(under) === 'money') continue;
      const monies = numbersOf(entity).filter(
        (field) => kindOf(field) === 'money' && !/budget|limit|target|ziel/.test(field.name),
      );
      const over = numberIn(what, entity, plan) ?? (anyMoney.test(what) && monies.length === 1 ? monies[0] : undefined);
      if (!over || over === under) continue;
      const quotient = { by: 'quotient' as const, parts: [{ field: over.name }, { field: under.name }] };
      const label = `${capital(what)} ${inLanguage(plan, 'per', 'pro')} ${many ? '100 ' : ''}${plan.language === 'de' ? capital(by) : lower(by)}`; // prettier-ignore
      const formula = many ? { by: 'product' as const, parts: [{ formula: quotient }, { number: 100 }] } : quotient;
      return [...asNumbers(entity, [over, under]), workOut(entity, label, kindOf(over), formula)];
    }
  return speed.test(text) ? speedOf(text, plan) : null;
}

/** How fast it went, where a list has how far and how long. */
function speedOf(text: string, plan: AppPlan): Change[] | null {
  for (const entity of plan.entities) {
    const far = numberMeant('distance', entity);
    const long = numberMeant('duration', entity);
    if (!far || !long || far === long || !/each|every|per|jede|pro|work|calculat|rechn|how fast|wie schnell/iu.test(text)) continue; // prettier-ignore
    const isMinutes = /minut|min(?:_|$)/.test(long.name) || long.unit === 'min';
    const quotient = { by: 'quotient' as const, parts: [{ field: far.name }, { field: long.name }] };
    const formula = isMinutes ? { by: 'product' as const, parts: [{ formula: quotient }, { number: 60 }] } : quotient;
    return [workOut(entity, inLanguage(plan, 'Speed', 'Tempo'), 'number', formula, far.unit === 'mi' ? 'mph' : 'km/h')]; // prettier-ignore
  }
  return null;
}
