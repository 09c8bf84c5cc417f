import { toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { fieldsIn, likeness } from '../../understand/gist/mentions.ts';
import type { Outright } from '../outright.ts';

const quoted = /["„“”«»'‘’]([^"„“”«»'‘’]{2,40})["„“”«»'‘’](?!\p{L})/gu;
const adds = /(?<!\p{L})(?:missing|lacks?|add|also|too|another|more|new|needs?|fehlt|fehlen|noch|auch|dazu|ergänz\p{L}*|neu\p{L}*|gibt(?:['’]?s| es)?|bräucht\p{L}*|brauch\p{L}*)(?!\p{L})/iu; // prettier-ignore
const otherWish = /(?<!\p{L})(?:remove|delete|rename\p{L}*|call(?:ed)?|instead|statt|lösch\p{L}*|entfern\p{L}*|heißt|heißen|umbenenn\p{L}*|filter\p{L}*|sort\p{L}*|mark\p{L}*|red|rot|field|feld|only|nur|page|seite)(?!\p{L})/iu; // prettier-ignore

/** "A third shop: Mill Lane", "noch eine Sorte: Käse". */
const another = /^(?:(?:there(?:['’]s| is) |we have |we['’]ve got |und |and |es gibt |wir haben |jetzt |now )*)(?:an? |the |ein(?:e|en)? |noch ein(?:e|en)? |die |der )?(?:another|new|second|third|fourth|fifth|further|extra|neue[rsn]?|weitere[rsn]?|zweite[rsn]?|dritte[rsn]?|vierte[rsn]?|noch ein(?:e|en)?) (?<field>\p{L}[\p{L}-]*)(?:\s*[:,–-]\s*|,? (?:called|named|namens|genannt) )(?<said>[\p{L}\d][\p{L}\d .'’-]{1,40})$/iu; // prettier-ignore

/** "We make cheese and honey now, there is no place for them": more of what the things are sorted by. */
const alsoMade = /^(?:(?:wir|ich) (?:machen|mache|verkaufen|verkaufe|haben|habe|bieten|führen|nehmen) (?:jetzt |auch |inzwischen |neuerdings )+|(?:we|i) (?:now |also )*(?:do|make|sell|offer|have|grow|stock|take) (?:now |also )*)(?<said>\p{L}+(?:, (?!die |das |den |der |the |but |aber )\p{L}+)*(?: (?:und|and) \p{L}+)?)(?: (?:now|too|as well|jetzt|auch))*[,.]? .*(?<!\p{L})(?:nirgends|nirgendwo|nowhere|no (?:place|way|choice)|can['’]?t (?:pick|choose|select|say)|fehlt|fehlen|not in there|isn['’]t there|aren['’]t there)(?!\p{L})/iu; // prettier-ignore
/** "C1 and C2 from autumn too": values of the same shape as those that are there. */
const shaped = /^(?<said>\p{L}{1,2}\d{1,2}(?:(?: (?:und|and) |, )\p{L}{1,2}\d{1,2})*)(?!\p{L})(?=.*(?<!\p{L})(?:auch|too|as well|also|fehlt|fehlen|missing|gibt|gibts)(?!\p{L}))/iu; // prettier-ignore
const isSort = /^(?:sort|kind|type|category|product|art|typ|sorte|kategorie|warengruppe|rubrik|gruppe|fach|sparte)$/iu;

/** More values of a choice that is there: those in quotes, or what comes as one more of it. */
export function furtherValuesWish(message: string, plan: AppPlan): Outright {
  const text = message.replace(/\s+/g, ' ').replace(/[\s.!?]+$/u, '');
  if (otherWish.test(text.replace(quoted, ' '))) return null;
  const { field: called = '', said = '' } = another.exec(text)?.groups ?? {};
  if (called !== '') return added(choicesOf(plan).filter(({ field }) => likeness(called, field.label) >= 3), said.split(/\s*,\s*|\s+(?:and|und)\s+/u)); // prettier-ignore
  const parts = (words: string) => words.split(/\s*,\s*|\s+(?:and|und)\s+/u);
  const made = alsoMade.exec(text)?.groups?.['said'];
  if (made)
    return added(
      choicesOf(plan).filter(({ field }) => isSort.test(field.label)),
      parts(made),
    );
  const alike = shaped.exec(text)?.groups?.['said'];
  if (alike) return added(choicesOf(plan).filter(({ field }) => field.options!.every(({ value }) => /^\p{L}{1,2}\d{1,2}$/u.test(value))), parts(alike)); // prettier-ignore
  const values = [...text.matchAll(quoted)].map(([, value]) => value!.trim());
  const bare = text.replace(quoted, ' ');
  if (values.length === 0 || !adds.test(bare)) return null;
  const named = fieldsIn(bare, plan, { least: 1.9 }).filter(({ field }) => field.options && !field.formula);
  return added(named, values);
}

type Choice = { entity: Entity; field: Field };
const choicesOf = ({ entities }: AppPlan): Choice[] =>
  entities.flatMap((entity) => entity.fields.filter(({ options }) => options).map((field) => ({ entity, field })));

function added(fields: readonly Choice[], said: readonly string[]): Outright {
  const [only, ...others] = fields.filter((one, at) => fields.findIndex(({ field }) => field === one.field) === at);
  if (!only || others.length > 0) return null;
  const known = new Set(only.field.options?.map(({ value }) => value.toLowerCase()));
  const options = said.map((one) => toLabel(one)).filter((one) => !known.has(one.toLowerCase()));
  return options.length > 0 ? [{ kind: 'add-options', entity: only.entity.name, field: only.field.name, options }] : null; // prettier-ignore
}
