import { toFieldName } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { wayTo } from '../places.ts';
import type { Change } from '../../change.ts';
import { numberSaid, numeral } from '../said.ts';
import { pairsOf } from './order.ts';
import { dayOf } from './clash.ts';
import { isPeople, listsTold } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const years = `(${numeral}|eighteen|sixteen|seventeen|fourteen|thirteen|achtzehn|sechzehn|siebzehn|vierzehn|dreizehn)`;
const teens: Readonly<Record<string, number>> = { thirteen: 13, fourteen: 14, sixteen: 16, seventeen: 17, eighteen: 18, dreizehn: 13, vierzehn: 14, sechzehn: 16, siebzehn: 17, achtzehn: 18 }; // prettier-ignore
const tooYoung = [
  new RegExp(`(?<!\\p{L})(?:nobody|no one|not|never|don['’]?t|no (?:kids|children|people|members)|niemand\\p{L}*|keine?[nrms]?|nicht|erst|only|nur)(?!\\p{L})[^.!?;]{0,50}(?<!\\p{L})(?:under|younger than|below|unter|jünger als|before (?:they(?:['’]re| are| turn)|he['’]?s|she['’]?s))\\s+${years}(?!\\p{L}| (?:euro|eur|kg|kilo|cm|m|%|percent|prozent|minutes|hours|stunden|minuten|nights|nächte|days|tage))`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:if|who|wer|wenn)(?!\\p{L})[^.!?;]{0,30}(?<!\\p{L})(?:n['’]t|not|noch nicht|nicht|under|unter)\\s+${years}(?!\\p{L})(?! (?:euro|kg|cm|hours|stunden))`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:you['’]?re|they['’]?re|is|are|isn['’]?t|aren['’]?t) not ${years}(?!\\p{L})|(?:aren['’]?t|isn['’]?t) ${years}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:only )?(?:from|ab|over|über|at least|mindestens)\\s+${years}(?:\\s+years?(?: old)?| jahren?(?: alt)?)?(?!\\p{L})[^.!?;]{0,20}(?:may|can|allowed|darf|dürfen|only|nur|old|alt|jahre)`, 'iu'),
]; // prettier-ignore
const saysAge = anyWord(String.raw`years? old|old|age[ds]?|young\p{L}*|year[- ]old|kids?|child\p{L}*|minors?|anyone|anybody|nobody|you['’]?re|jahre alt|alt|jährig\p{L}*|jünger|alter|kinder?|minderjährig\p{L}*|jugendliche\p{L}*|wer|keinen?|niemand\p{L}*`); // prettier-ignore

const birthOf = ({ fields }: Entity): Field | undefined => fields.find(({ name, type, formula }) => !formula && type === 'date' && /birth|born|geburtst|geburtsd|geboren/.test(name)); // prettier-ignore

/** "We don't take anyone under four", "if you're not eighteen on the day": a birthday lies far enough back. */
export function agesTold(text: string, plan: AppPlan): Change[] | null {
  const said = tooYoung.map((one) => one.exec(text)).find(Boolean);
  const word = said?.slice(1).find(Boolean);
  if (!word || !saysAge.test(text)) return null;
  const count = teens[word.toLowerCase()] ?? numberSaid(word);
  if (!(count > 0 && count < 100)) return null;
  for (const people of listsTold(text, plan, (one) => birthOf(one) !== undefined)) {
    const birth = birthOf(people)!;
    const list = isOfDay.test(text) ? listsTold(text, plan, (one) => one !== people && dayOf(one) !== undefined && wayTo(plan, one, people)?.length === 1)[0] : undefined; // prettier-ignore
    const day = list && dayOf(list);
    if (list && day && day.type !== 'text') {
      const [via] = wayTo(plan, list, people)!;
      return [{ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: birth.name, via: via! }, is: 'at-most', right: { field: day.name, plus: { months: -12 * count } }, at: via! } } }]; // prettier-ignore
    }
    return [{ kind: 'rule', entity: people.name, rule: { make: 'compare', rule: { left: { field: birth.name }, is: 'at-most', right: { day: 'today', plus: { months: -12 * count } }, at: birth.name } } }]; // prettier-ignore
  }
  const age = plan.entities.filter(isPeople).flatMap((entity) => entity.fields.filter(({ name, type, formula }) => !formula && type === 'number' && /^(?:age|alter)$/.test(name)).map((field) => ({ entity, field })))[0]; // prettier-ignore
  if (age) return [{ kind: 'limit-field', entity: age.entity.name, field: age.field.name, least: count }];
  const [people] = listsTold(text, plan, isPeople);
  const label = plan.language === 'de' ? 'Geburtstag' : 'Birthday';
  const name = toFieldName(label);
  if (!people || !isOfAge.test(text)) return null;
  return [
    { kind: 'add-field', entity: people.name, field: { name, label, type: 'date', isRequired: false }, isShown: false },
    { kind: 'rule', entity: people.name, rule: { make: 'compare', rule: { left: { field: name }, is: 'at-most', right: { day: 'today', plus: { months: -12 * count } }, at: name } } }, // prettier-ignore
  ];
}
/** That a number is one of years, where no field says how old somebody is. */
const isOfAge = anyWord(String.raw`(?:nobody|no one|anyone|anybody|kids?|children|people) (?:\p{L}+ )?(?:under|younger|below)|years? old|minors?|(?:niemand\p{L}*|keine[rnms]?|kinder|leute) (?:\p{L}+ )?(?:unter|jünger)|jahre\p{L}* alt|minderjährig\p{L}*|erst ab \d+`); // prettier-ignore
const isOfDay = anyWord(String.raw`on the day|on that day|by then|get(?:s)? (?:a|an|no)|book\p{L}*|appointment\p{L}*|sessions?|session|ride\p{L}*|rent\p{L}*|borrow\p{L}*|hire\p{L}*|take (?:a|an|out)|drive|fly|am tag|an dem tag|buch\p{L}*|termin\p{L}*|ausleih\p{L}*|mieten|reiten|fahren|fliegen|sign up|anmeld\p{L}*`); // prettier-ignore

const unit = '(hours?|hrs?|minutes?|mins?|stunden?|std|minuten?)';
const shorter = new RegExp(
  `(?<!\\p{L})(?:less than|under|shorter than|below|at least|minimum|weniger als|unter|kürzer als|mindestens|wenigstens)\\s+(${numeral}|an?|eine?)\\s+${unit}`,
  'iu',
);
const longer = new RegExp(`(?<!\\p{L})(?:more than|over|longer than|beyond|at most|max\\p{L}*|up to|no more than|mehr als|über|länger als|höchstens|maximal|bis zu)\\s+(${numeral}|an?|eine?)(?:\\s+${unit})?(?!\\p{L}| (?:days?|weeks?|months?|tagen?|wochen?|monaten?|people|personen))`, 'iu'); // prettier-ignore
const atLeastBehind = new RegExp(`(?<![\\p{L}\\d])(${numeral}|an?|eine?) ${unit} (?:is (?:the |our )?)?(?:min(?:imum)?|at least|at the least|mindestens|minimum|ist das minimum)(?!\\p{L})`, 'iu'); // prettier-ignore
const atMostBehind = new RegExp(`(?<![\\p{L}\\d])(${numeral}|an?|eine?) ${unit} (?:is |are |ist |sind )?(?:the |our |das |die )?(?:max(?:imum)?|limit|tops|at most|longest|enough|plenty|höchstens|maximum|grenze|reichen|reicht)(?!\\p{L})`, 'iu'); // prettier-ignore
const isOfDuration = anyWord(String.raw`long\p{L}*|short\p{L}*|less than|beyond|lasts?|dauer\p{L}*|lang|lange|länger|kürzer|at a stretch|am stück|weniger als|worth|lohnt|unter|hours?|minutes?|stunden?|minuten?`); // prettier-ignore

/** "A shift of less than two hours isn't worth the bus fare, and beyond six …": how long something lasts by its two times. */
export function lastsTold(said: string, plan: AppPlan): Change[] | null {
  const text = said.replace(/(?:a |eine )?(?:half an hour|halbe stunde)/giu, '30 minutes').replace(/(?:a )?quarter of an hour|(?:eine )?viertelstunde/giu, '15 minutes').replace(/(?:one|an) hour and a half|an hour and a half|anderthalb stunden|eineinhalb stunden/giu, '90 minutes'); // prettier-ignore
  const [low, high] = [shorter.exec(text) ?? atLeastBehind.exec(text), longer.exec(text) ?? atMostBehind.exec(text)];
  const unitSaid = low?.[2] ?? high?.[2];
  if (!unitSaid || !isOfDuration.test(text) || /(?<!\p{L})(?:a|per|each|am|pro|ahead|in advance|before|vorher|im voraus) ?(?:day|week|tag|woche)?(?!\p{L}) ?(?:day|week|tag|woche)(?!\p{L})|ahead|in advance|vorher|im voraus/iu.test(text)) return null; // prettier-ignore
  const minutes = (said: string, of: string) => (/^(?:an?|eine?)$/iu.test(said) ? 1 : numberSaid(said)) * (/^(?:h|st)/iu.test(of) ? 60 : 1); // prettier-ignore
  for (const list of listsTold(text, plan, (one) =>
    pairsOf(one).some(([begin]) => begin.type === 'time' || begin.type === 'datetime'),
  )) {
    // prettier-ignore
    const [top] = listsTold(text, plan, ({ fields }) => fields.some(({ type, label }) => type === 'number' && /hours|stunden|minut|duration|dauer/iu.test(label))); // prettier-ignore
    if (top && top !== list && listsTold(text, plan, (one) => one === top || one === list)[0] === top) return null;
    const [first, last] = pairsOf(list).find(([begin]) => begin.type === 'time' || begin.type === 'datetime')!;
    const make = (is: 'at-least' | 'at-most', count: number): Change => ({ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: last.name }, is, right: { field: first.name, plus: { minutes: count } }, at: last.name } } }); // prettier-ignore
    return [...(low ? [make('at-least', minutes(low[1]!, unitSaid))] : []), ...(high ? [make('at-most', minutes(high[1]!, high[2] ?? unitSaid))] : [])]; // prettier-ignore
  }
  return null;
}
