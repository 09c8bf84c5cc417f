import { pluralise, singularise, toFieldName, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { askedField } from '../../../reading/asked-field.ts';
import { germanQuestion } from '../../../reading/german-question.ts';
import { germanPlural, germanSingular } from '../../../reading/german-plural.ts';
import { germanSingulars } from '../../../reading/lexicon/german-nouns.ts';
import { draftOfNoun } from '../../../recognise/entity-draft.ts';
import { makeField, type WrittenField } from '../../../recognise/make-field.ts';
import type { Change } from '../../change.ts';
import { findEntity, findField } from '../../find.ts';
import { entitiesIn } from './mentions.ts';

const article = '(?:(?:an?|the|our|my|ein|eine|einen|der|die|das|den|unsere?n?|meine?n?) )?';
const named = "[\\p{L}][\\p{L}\\d' -]*?";
const with_ = '(?: ?,? (?:with|mit|having|samt) |: ?)';
/** A list of its own with what belongs to each, said in one of the ways in which people say it. */
const ways: readonly RegExp[] = [
  `^(?:.*\\b)?(?:new|another|further|separate|extra|neue|weitere|eigene|extra|noch eine|auch eine|eine) (?:list|table|page|section|liste|tabelle|seite|übersicht) (?:of |for |with |called |für |von |mit |namens |der |mit den )?(?:all |the |our |my |den |die |alle |unsere )?(${named})${with_}(.+)$`,
  `^(?:.*\\b)?(?:neue|weitere|eigene|extra|new|separate) (?:liste|tabelle|seite|list|table|page) (${named})${with_}(.+)$`,
  `^${article}(${named}) (?:should|must|need to|needs to|soll|sollen|sollte|sollten) (?:be |have |get |become |also be )?(?:its|their|an?|eine|ihre)? ?(?:own |eigene |separate |extra )?(?:list|table|page|liste|tabelle|seite)(?: (?:sein|haben|bekommen|werden))?${with_}(.+)$`,
  `^(?:we|i|wir|ich) (?:also |auch |noch )?(?:need|want|keep|have|brauchen?|wollen|will|möchten?|führen|haben?) (?:to keep |to manage |auch |noch |to track )*(?:a list (?:of|for) |eine liste (?:der|von|für|mit) )(${named})${with_}(.+)$`,
  `^(?:.*?(?<!\\p{L})(?:eine|an?|noch|die|another|separate|extra) )?(\\p{Lu}\\p{L}{3,}?)s?[- ]?liste: ?(.+)$`,
  `^(?:.*?(?<!\\p{L})(?:an?|another|separate|extra) )(\\p{L}{3,}) (?:list|table|log|register)(?: with|:| of) (.+)$`,
].map((words) => new RegExp(words, 'iu')); // prettier-ignore

const most = 10;

/** "zu jedem Training die Mitglieder eintragen, die da waren": a list that joins the two. */
export function attendedGist(text: string, plan: AppPlan): Change[] | null {
  const attended = /(?<!\p{L})(?:zu|bei|für|for|with|at|on|in) (?:jede[mrsn]?|each|every) (\p{L}+)(?!\p{L})(.*(?<!\p{L})(?:da waren|dabei|teilgenommen|mitmach\p{L}*|mitgeh\p{L}*|kam(?:en)?|gekommen|anwesend|were there|was there|came|attended|took part|take part|come along)(?!\p{L}).*)/iu.exec(text); // prettier-ignore
  const [of] = attended ? entitiesIn(attended[1]!, plan) : [];
  const [who] = attended ? entitiesIn(attended[2]!, plan) : [];
  return of && who && of.entity !== who.entity ? [joined(of.entity, who.entity, plan)] : null;
}

/** The list, its fields, and what it has to do with the lists that are there. */
export function listGist(text: string, plan: AppPlan): Change[] | string | null {
  for (const words of ways) {
    const [, noun = '', said = ''] = words.exec(text) ?? [];
    const name = noun.trim();
    if (name === '' || name.split(' ').length > 3 || said === '') continue;
    if (findEntity(plan, name)) return null;
    return [...listOf(name, said, plan)];
  }
  return null;
}

/** "von wann bis wann", "from when to when": two days. */
const fromTo = /(?<!\p{L})(?:(von (?:wann )?bis(?: wann)?)|from (?:when )?(?:to|until)(?: when)?)(?!\p{L})/iu;

export function listOf(noun: string, said: string, plan: AppPlan): Change[] {
  const items = said.replace(fromTo, (_, german) => (german ? 'Von (Datum), Bis (Datum)' : 'From date, Until date')).replace(/\bja ?\/ ?nein\b/giu, '(yes/no)').split(/\s*,\s*(?:and |und )?|\s+(?:and|und|plus|sowie)\s+/).map((item) => item.replace(/[.!?]+$/, '').trim()).filter(Boolean); // prettier-ignore
  const written: WrittenField[] = [];
  const many: Entity[] = [];
  for (const item of items.slice(0, most)) {
    const [list] = entitiesIn(item, plan);
    if (list && /^(?:which|what|welche[rsn]?|wer)(?!\p{L})|^(?:several|many|all|mehrere|alle)(?!\p{L})/iu.test(item)) {
      many.push(list.entity);
      continue;
    }
    // who it is of is chosen from the people that are there
    const people = /^(?:wer|who)$/iu.test(item) ? plan.entities.find(({ label }) => isPerson(label.toLowerCase())) : undefined; // prettier-ignore
    if (people) {
      written.push({ hasOwnOptions: false, field: { name: toFieldName(people.label), label: people.label, type: 'reference', isRequired: true, reference: people.name } }); // prettier-ignore
      continue;
    }
    const bare = item.replace(/^(?:an?|the|its|their|ein|eine|einen|der|die|das|dem|den|ihre?)\s+/iu, '');
    const field = makeField(askedField(bare) ?? germanQuestion(bare) ?? bare);
    if (!field) continue;
    const { options: _, unit: __, ...plain } = field.field;
    written.push(list ? { ...field, field: { ...plain, type: 'reference', isRequired: false, reference: list.entity.name } } : field); // prettier-ignore
  }
  const isGerman = plan.language === 'de';
  const one = isGerman ? germanSingular(noun) : singularise(noun.toLowerCase()); // prettier-ignore
  const draft = draftOfNoun(one, written);
  if (isGerman) draft.entity.plural = one === noun.toLowerCase() ? toLabel(germanPlural(one, [])) : toLabel(noun); // prettier-ignore
  const owner = plan.entities.find((entity) => findField(entity, one)?.type === 'text');
  const old = owner && findField(owner, one);
  return [
    { kind: 'add-entity', draft },
    ...(owner && old && owner.fields.find(({ type }) => type === 'text') !== old
      ? [{ kind: 'refer-field', entity: owner.name, field: old.name, reference: draft.entity.name } as const]
      : []),
    ...many.map((entity): Change => joined(draft.entity, entity, plan)),
  ];
}

export const pluralOfGerman = (noun: string): string => [...germanSingulars].find(([, single]) => single === noun.toLowerCase())?.[0] ?? noun; // prettier-ignore

/** Who comes along where: a list that joins the two, shown on the page of each; `names` are one and several of it. */
export function joined(
  of: Entity,
  other: Entity,
  plan: AppPlan,
  names?: readonly [one: string, many: string],
): Extract<Change, { kind: 'add-entity' }> {
  const isGerman = plan.language === 'de';
  const draft = draftOfNoun(`${of.label} ${other.label}`.toLowerCase(), []);
  const refer = (entity: Entity) => ({ ...makeField(entity.label)!.field, type: 'reference' as const, isRequired: true, reference: entity.name, options: undefined }); // prettier-ignore
  const [first, second] = [refer(of), refer(other)];
  const title = { name: 'name', label: 'Name', type: 'text' as const, isRequired: true, joins: [first.name, second.name] }; // prettier-ignore
  const [one, many] = names ?? (isGerman ? ['Teilnahme', 'Teilnahmen'] : ['Participation', pluralise('Participation')]);
  draft.entity.label = one!;
  draft.entity.plural = many!;
  draft.entity.fields = [title, first, second].map((field) => JSON.parse(JSON.stringify(field)));
  draft.entity.columns = [first.name, second.name];
  draft.samples.length = 0;
  return { kind: 'add-entity', draft };
}
