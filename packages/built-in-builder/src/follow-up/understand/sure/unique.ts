import { inWords } from '../../find.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { byLastPart, entitiesIn as namedIn, fieldsIn } from '../gist/mentions.ts';

/** "must not be used twice", "no two plots with the same number", "darf es nur einmal geben", "muss eindeutig sein" */
const twice =
  /\b(?:not|never|n['’]t|nobody|no one|no)\b[^.]*\b(?:twice|two times|more than once|duplicate[sd]?|double)\b|\bno two\b[^.]*\b(?:same|equal|identical)\b|\bno duplicates?\b|\b(?:be|is|are|stay|has to be|must be) unique\b|\bonly (?:be \p{L}+ )?once\b|(?<!\p{L})(?:nicht|nie|niemand|kein\p{L}*)(?!\p{L})[^.]*(?<!\p{L})(?:doppelt\p{L}*|zweimal|zwei mal|mehrfach|mehrmals|gleiche?\p{L}*|selbe\p{L}*)(?!\p{L})|(?<!\p{L})nur (?:ein ?mal|je einmal)(?!\p{L})|(?<!\p{L})(?:eindeutig|einmalig)(?!\p{L})|(?<!\p{L})kein\p{L}* doppelte\p{L}*/iu;
/** "a teacher cannot give two lessons at the same time" */
const atOneTime =
  /(?<!\p{L})(?:zwei|mehrere)(?!\p{L})[^.!]*(?<!\p{L})(?:zur (?:selben|gleichen) (?:zeit|stunde|uhrzeit)|gleichzeitig|am (?:selben|gleichen) tag)(?!\p{L})[^.!]*(?:nicht|nie|verboten)|\b(?:two|several)\b[^.!]*\bat the same (?:time|hour)\b[^.!]*(?:\bnot\b|n['’]t|never)|\b(?:not|never|n['’]t|cannot|no)\b[^.]*\b(?:two|several|both|overlap\p{L}*|double)\b[^.]*\b(?:at the same (?:time|hour)|at once|on the same day|same (?:time|hour))|(?<!\p{L})(?:nicht|nie|kein\p{L}*)(?!\p{L})[^.]*(?<!\p{L})(?:zur (?:selben|gleichen) (?:zeit|stunde|uhrzeit)|gleichzeitig|am selben tag|am gleichen tag)(?!\p{L})/iu;
/** Wishes about other things that have such words in them. */
const ofOthers = /\b(?:page|chart|list of|show|filter|sort|colou?r|add (?:an? |the )?(?:list|field)|book(?:ed|ings?)|lent|borrowed)\b|(?<!\p{L})(?:seite|diagramm|zeig\p{L}*|filter\p{L}*|sortier\p{L}*|farbe|wir brauchen|brauche|verliehen|gebucht|ausgeliehen)(?!\p{L})/iu; // prettier-ignore
const perOne = /(?<!\p{L})(?:per|for each|for every|in each|in one|pro|je|zu jede[rmn]?|für jede[ns]?|bei jede[rm]|in jede[rm])\s+(\p{L}+)/iu; // prettier-ignore

/** "only one job per plot and day", "pro Tag nur eine Stunde je Schüler": what is told behind "per" is had by one record. */
const onlyOne =
  /\b(?:only|at most|no more than|not more than|just) (?:one|1|a single)\b|(?<!\p{L})(?:nur|höchstens|maximal|nicht mehr als) (?:einen?|einer|eins|1|ein ?mal)(?!\p{L})/iu;
const perSome =
  /(?<!\p{L})(?:per|for each|for every|a|pro|je|jeden?|an einem) (\p{L}+)(?:,? (?:and|und)(?: per| pro| je)? (\p{L}+))?/giu;

function onePer(text: string, plan: AppPlan): Change[] | null {
  const pers = [...text.matchAll(perSome)].flatMap(([, one, other]) => [one!, ...(other ? [other] : [])]);
  const [list] = entitiesIn(text.replace(perSome, ' '), plan);
  const lists = [list?.entity, ...plan.entities].filter((entity) => entity !== undefined);
  for (const entity of lists) {
    const fields = pers.map((word) => fieldFor(entity, word, plan));
    if (fields.length > 0 && fields.every((field) => field !== undefined) && fields.some((field) => field.type === 'reference')) return [{ kind: 'unique', entity: entity.name, fields: [...new Set(fields.map(({ name }) => name))] }]; // prettier-ignore
  }
  return null;
}

const entitiesIn = (text: string, plan: AppPlan) => [...namedIn(text, plan), ...byLastPart(text, plan)];

/** What no two records may have alike; null where a text wishes for something else. */
export function uniqueWish(text: string, plan: AppPlan): Change[] | string | null {
  if (ofOthers.test(text)) return null;
  if (atOneTime.test(text)) return oneAtATime(text, plan);
  const one = onlyOne.test(text) ? onePer(text, plan) : null;
  if (one) return one;
  if (!twice.test(text)) return null;
  const per = perOne.exec(text);
  const bare = per ? text.replace(per[0], ' ') : text;
  const [named] = fieldsIn(bare, plan, { least: 1 }).toSorted((a, b) => b.score - a.score);
  const [list] = entitiesIn(bare, plan);
  const entity = named?.entity ?? list?.entity;
  if (!entity) return null;
  const field = named?.field ?? rolesOf(entity).title;
  const around = per ? fieldFor(entity, per[1]!, plan) : undefined;
  // "a pupil has one lesson a day": what happens to it is of that day
  if (per && !around) return named ? null : ofWhatHappens(entity, per[1]!, plan);
  if (!isComparable(field)) return `${field.label} is no field of which two can be the same. I changed nothing.`;
  return [{ kind: 'unique', entity: entity.name, fields: [...(around ? [around.name] : []), field.name] }];
}

function ofWhatHappens(entity: Entity, word: string, plan: AppPlan): Change[] | null {
  for (const one of plan.entities) {
    const of = one.fields.find(({ reference }) => reference === entity.name);
    const around = of && fieldFor(one, word, plan);
    if (of && around && around !== of) return [{ kind: 'unique', entity: one.name, fields: [of.name, around.name] }];
  }
  return null;
}

const isComparable = ({ type, formula, joins }: Field): boolean =>
  formula === undefined && joins === undefined && !['longtext', 'image', 'boolean', 'days', 'multiselect'].includes(type); // prettier-ignore

/** The field by which a record belongs to what a word names, or its day. */
function fieldFor(entity: Entity, word: string, plan: AppPlan): Field | undefined {
  if (/^(?:day|tag)$/i.test(word)) return [rolesOf(entity).moment].find((field) => field && !/birth|born|geburt|geboren/.test(field.name)); // prettier-ignore
  const [target] = entitiesIn(word, plan);
  const [own] = fieldsIn(word, { ...plan, entities: [entity] }, { least: 2 });
  return (target && entity.fields.find(({ reference }) => reference === target.entity.name)) ?? own?.field;
}

/** Of one thing or person there is one record at each day and hour. */
function oneAtATime(text: string, plan: AppPlan): Change[] | string | null {
  const lists = entitiesIn(text, plan).map(({ entity }) => entity);
  for (const entity of [...lists, ...plan.entities]) {
    const held = entity.fields.find((field) => field.type === 'reference' && lists.some(({ name }) => name !== entity.name && name === field.reference)); // prettier-ignore
    const times = entity.fields.filter(({ type, formula }) => !formula && ['date', 'datetime', 'time'].includes(type));
    if (!held || times.length === 0) continue;
    const [moment, ...others] = times;
    const hour = moment!.type === 'date' ? others.find(({ type, name }) => type === 'time' || /time|hour|uhr|zeit/.test(name)) ?? entity.fields.find(({ name, type }) => type === 'text' && /time|hour|uhr|zeit/.test(name)) : undefined; // prettier-ignore
    return [{ kind: 'unique', entity: entity.name, fields: [held.name, moment!.name, ...(hour ? [hour.name] : [])] }];
  }
  const [first] = lists;
  return first ? `For that ${inWords(first)} need a day and whom or what they are of. I changed nothing.` : null;
}
