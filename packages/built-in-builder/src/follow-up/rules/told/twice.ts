import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { isDayLike } from '../counts.ts';
import { thingsIn } from '../places.ts';
import { isOfShape } from '../said.ts';
import { dayOf } from './clash.ts';
import { isPeople, listsTold, saysWho } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

const twice = anyWord(String.raw`twice|(?:two|three|four|several|\d) times|dreimal|viermal|double[sd]?|duplicate[sd]?|zweimal|zwei mal|2x|2 mal|doppelt\p{L}*|mehrfach|nochmal|noch einmal`); // prettier-ignore
/** "The twins both got number 14", "two boats are called Hermes", "die Nummer gibt es doppelt". */
const bothHave = anyWord(String.raw`both (?:have|has|had|got|get|are|were)(?: the)?(?: same)?|two (?:\p{L}+ ){1,3}(?:have|has|had|got|with|are (?:now )?called|called|named)(?: the)?(?: same)?|(?:share|shares|sharing) (?:the same|a|one)|same \p{L}+ (?:twice|again)|have the same|with the same|beide (?:haben|hatten|heißen|kriegten|bekamen)|zwei (?:\p{L}+ ){0,3}(?:haben|hatten|heißen|mit|kriegten)|(?:haben|hatten|tragen) (?:beide )?(?:die|den|das) (?:selben?|gleichen?)|dieselben?|denselben|dasselbe|gibt['’]?s? (?:es )?(?:jetzt |schon |wieder )?(?:doppelt|zweimal)`); // prettier-ignore
const ofThings = anyWord('things|fields?|lists|columns?|pages|dinge|sachen|felder|listen|spalten|seiten');
const isName = anyWord(String.raw`called|named?|heißen|heißt|genannt`);
const dayWord = anyWord(String.raw`(?:same|one|a|per|each) day|am (?:selben|gleichen) tag|an einem tag|am tag|pro tag`);

/** What two records have alike and must not. */
export function twiceTold(text: string, plan: AppPlan): Change[] | null {
  const isBoth = bothHave.test(text);
  if (
    (!isBoth && !twice.test(text)) ||
    (isBoth ? ofThings.test(text) : isOfShape(text)) ||
    /(?<!\p{L})(?:before|after|bevor|nachdem)(?!\p{L})/iu.test(text) ||
    text.length > 200
  )
    return null;
  if (!isForbidden(text) && !isTold.test(text) && !isBoth && !deeds.test(text) && !/!|\.\.\.|…/u.test(text))
    return null;
  return ofValue(text, plan, isBoth) ?? ofPair(text, plan);
}

const isComparable = ({ type, formula, joins, label }: Field): boolean => !formula && !joins && !(type === 'text' && isDayLike(label)) && ['text', 'number', 'email', 'phone', 'url'].includes(type); // prettier-ignore
function ofValue(text: string, plan: AppPlan, isBoth: boolean): Change[] | null {
  const lists = listsTold(text, plan, ({ fields }) => fields.some(isComparable));
  const all = lists.flatMap((entity, place) => {
    const { title } = rolesOf(entity);
    return fieldsIn(text, { ...plan, entities: [entity] }, { least: 1.5 })
      .filter(({ field }) => isComparable(field) && (field !== title || isName.test(text) || isBoth))
      .map(({ field, score }) => ({ entity, field, score: score - place * 0.5 + (/(?:number|nummer|nr|code|kennzeichen|plate|isbn|id)$/iu.test(field.label) ? 1 : 0) })); // prettier-ignore
  });
  const [best] = all.toSorted((a, b) => b.score - a.score);
  if (best) return [{ kind: 'unique', entity: best.entity.name, fields: [best.field.name] }];
  const [list] = isName.test(text) && isBoth ? thingsIn(text, plan) : [];
  const title = list && rolesOf(list).title;
  return list && title && !title.joins ? [{ kind: 'unique', entity: list.name, fields: [title.name] }] : null;
}

const deeds = anyWord(String.raw`sign\p{L}*|regist\p{L}*|enrol\p{L}*|book\p{L}*|enter\p{L}*|in there|listed|pick\p{L}*|collect\p{L}*|order\p{L}*|put (?:\p{L}+ )?down|appl\p{L}*|vot\p{L}*|anmeld\p{L}*|angemeldet|meldet|abhol\p{L}*|abgeholt|gebucht|buch\p{L}*|eingetragen|trägt|auf der liste|on the list|bestell\p{L}*|drin|bewirb\p{L}*|beworben|abgestimmt|abstimm\p{L}*`); // prettier-ignore
/** "Nobody twice in the members": of the list of people itself. */
const inPeople = (text: string, plan: AppPlan): boolean =>
  plan.entities.some((one) => isPeople(one) && new RegExp(`(?<!\\p{L})(?:in|into|to|bei|unter|zu)(?: \\p{L}+)? ${one.plural.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'iu').test(text)); // prettier-ignore

/** "Her mum signed her up twice for the course": who and for what, and on which day where it says so. */
function ofPair(text: string, plan: AppPlan): Change[] | null {
  if (!twice.test(text) || inPeople(text, plan) || !deeds.test(text)) return null;
  const who = (list: Entity) => list.fields.find((field) => field.type === 'reference' && saysWho(plan, field));
  const what = (list: Entity) => list.fields.find((field) => field.type === 'reference' && !saysWho(plan, field));
  const isFit = (list: Entity) => !isPeople(list) && who(list) !== undefined && (dayWord.test(text) ? dayOf(list)?.type === 'date' : what(list) !== undefined); // prettier-ignore
  const [list] = listsTold(text, plan, isFit);
  if (!list) return null;
  const second = dayWord.test(text) ? dayOf(list) : what(list);
  return second ? [{ kind: 'unique', entity: list.name, fields: [who(list)!.name, second.name] }] : null;
}
