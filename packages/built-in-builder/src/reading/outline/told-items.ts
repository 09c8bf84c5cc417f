import { passing } from '../joined-items.ts';
import { measuredIn } from '../measured.ts';
import { pairName } from '../said-choices.ts';
import { englishItem, englishTick } from './english-item.ts';
import { germanItem, germanTick } from './german-item.ts';
import { isQuestion } from './tells-field.ts';
import { capital } from '../capital.ts';
import type { ToldField } from './told-field.ts';

type Written = 'en' | 'de';

const article = /^(?:the|an?|some|roughly|optionally|our|my|their|its|his|her|also|der|die|das|den|ein|eine|einen|unsere?|ihre?|sein|seine|dessen|deren|noch|auch|evtl\.?) (?=\p{L})/iu; // prettier-ignore
const tick = /[ ,(]{0,3}(?<!\p{L})(?:yes ?(?:or|\/) ?no|ja ?(?:oder|\/) ?nein|y\/n|j\/n|or not|oder nicht)\)?$/iu;
const mustBe = /(?<!\p{L})(?:required|mandatory|must|always|pflicht\p{L}*|immer|muss|needed)(?!\p{L})/iu;
const states = /^(?:usable|damaged|broken|works?|working|ok|defekt|kaputt|läuft|fahrbereit|einsatzbereit|heil|intakt|ganz)$/i; // prettier-ignore

/** The field or fields that an item of a list tells, called as short as the person would. */
export function fieldsOfItem(typed: string, language: Written): ToldField[] {
  const item = typed.trim().replace(/\s+/g, ' ').replace(passing, '');
  const series = /^(.+?) ((?:[A-C][12]) (?:bis|to|-) (?:[A-C][12]))$/u.exec(item);
  if (series) return [{ label: capital(series[1]!), type: 'select', options: levels(series[2]!) }];
  const [, times, name] = several.exec(item) ?? [];
  if (times && name) return Array.from({ length: numberOf(times) }, (_, at) => ({ label: capital(`${name.replace(/s$/, '')} ${at + 1}`), type: 'number' })); // prettier-ignore
  const strokes = /^(\p{L}+(?: \p{L}+)?) (\p{L}+(?: \p{L}+)?(?: ?\/ ?\p{L}+(?: \p{L}+)?)+)$/u.exec(
    item.replace(article, ''),
  );
  if (strokes && !tick.test(item)) return [withChoices(strokes[1]!, strokes[2]!.split(/ ?\/ ?/), language)];
  const bracket = /^(.+?) ?\(([^()]*)\)?$/u.exec(item);
  if (bracket && !tick.test(item)) return [ofBrackets(bracket[1]!, bracket[2]!, language)];
  if (tick.test(item)) return [{ ...called(item.replace(tick, ''), language, true), type: 'boolean' }];
  const span = /^(?:from when (?:to|until|till) when|from (?:and|to) (?:to|until|till)|von wann bis wann|von ?(?:-|\/|bis) ?bis|from-to|von und bis)$/iu.test(item); // prettier-ignore
  if (span) return (language === 'en' ? ['From', 'To'] : ['Von', 'Bis']).map((label) => ({ label, type: 'datetime' }));
  const both = /^wer (?:in|an|bei|auf) welche[rsnm]? (\p{L}+)(?: (?:ist|dabei|mitmacht|teilnimmt|war).*)?$/iu.exec(
    item,
  );
  if (both)
    return [
      { label: 'Wer', isSomebody: true },
      { label: capital(both[1]!), asks: both[1]! },
    ];
  const two = /^which ([\p{L}-]+) \p{L}+ (?:to |in |for |on )?which ([\p{L}-]+)$/iu.exec(item);
  if (two) return [two[1]!, two[2]!].map((noun) => ({ label: capital(noun), asks: noun }));
  const scored = /^welche[rsnm]? (\p{L}+) wie ?viele? (\p{L}+)(?: .*)?$/iu.exec(item);
  if (scored)
    return [
      { label: capital(scored[1]!), asks: scored[1]! },
      { label: capital(scored[2]!), type: 'number' },
    ];
  const either = item.split(/ (?:or|oder) /iu);
  if (either.length > 1 && !isQuestion(item) && either.every((one) => one.split(' ').length <= 2)) return [ofEither(either, language)]; // prettier-ignore
  return [called(item, language)];
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const german = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
/** "the six end scores" are six fields. */
const several = new RegExp(`^(?:(?:the|die|den) )?(${[...numbers.slice(2), ...german.slice(2)].join('|')}|[2-8]) (.*?(?:scores?|times|results|readings|values|marks|grades|sets|laps|measurements|werte|noten|zeiten|punktzahlen|ergebnisse|messungen|durchgänge|serien))$`, 'iu'); // prettier-ignore
const numberOf = (said: string): number => Number(said) || Math.max(numbers.indexOf(said.toLowerCase()), german.indexOf(said.toLowerCase())); // prettier-ignore

const levels = (said: string): string[] => {
  const all = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
  const [first = '', last = ''] = said.match(/[A-C][12]/g) ?? [];
  return all.slice(all.indexOf(first), all.indexOf(last) + 1);
};

/** What stands in brackets behind a field: its choices, that it has to be filled in, or only a hint. */
function ofBrackets(name: string, inner: string, language: Written): ToldField {
  const choices = inner.replace(/^(?:either|entweder|z\. ?B\.|e\.g\.) /iu, '').split(/,? (?:or|oder|and|und) |, ?| ?\/ ?|; ?/iu).map((one) => one.replace(/^me ?= ?/i, '').trim()).filter(Boolean); // prettier-ignore
  if (mustBe.test(inner) && choices.length < 3) return { ...called(name, language), isRequired: true };
  if (/^(?:in )?(?:kg|g|l|ml|m|cm|km|m²|qm|%|€|eur|euro|min|minutes|minuten|stunden|hours|h)$/iu.test(inner)) return called(`${name} in ${inner.replace(/^in /i, '')}`, language); // prettier-ignore
  const isChoice = choices.length >= 2 && choices.every((one) => one.length <= 40 && one.split(' ').length <= 5);
  return isChoice ? withChoices(name, commaList(inner) ?? choices, language) : called(name, language);
}

/** "Obst und Gemüse, Molkerei, Brot": where commas part them, an "and" inside belongs to one. */
function commaList(inner: string): string[] | null {
  const parts = inner.split(/, ?/).map((one) => one.trim()).filter(Boolean); // prettier-ignore
  if (parts.length < 3) return null;
  const last = parts.pop()!;
  return [...parts, ...last.replace(/^(?:or|oder|and|und) /iu, '').split(/ (?:or|oder) /iu).flatMap((one) => (/ (?:and|und) /iu.test(one) && !parts.some((part) => / (?:and|und) /iu.test(part)) ? one.split(/ (?:and|und) /iu) : [one]))]; // prettier-ignore
}

const isAllAsked = /^(?:what they|what (?:s?he|it) (?:likes?|can)|was sie|was er)\b/iu;

function withChoices(name: string, choices: readonly string[], language: Written): ToldField {
  const isWhere = /^where (?:it|this|they|we|things?)(?:['’]s| stands?| is| are)|^wo (?:es|das|er|sie) (?:steht|ist)|^(?:whether|if|ob)\b/iu.test(name); // prettier-ignore
  const told: ToldField = isWhere ? { label: 'Status' } : called(name, language);
  const { asks: _, isSomebody: __, unit: ___, ...field } = told;
  return { ...field, type: isAllAsked.test(name) ? 'multiselect' : 'select', options: choices.map(capital) };
}

/** "usable or damaged": a field that nobody named is called by what it is between. */
function ofEither(options: readonly string[], language: Written): ToldField {
  const pair = options.length === 2 ? pairName(options[0]!, options[1]!) : null;
  const isState = options.some((one) => states.test(one));
  const name = isState ? (language === 'en' ? 'Condition' : 'Zustand') : pair === 'kind' && language === 'de' ? 'Art' : pair === 'status' || pair === 'condition' ? (language === 'de' ? (pair === 'status' ? 'Status' : 'Zustand') : capital(pair)) : capital(options.join(language === 'de' ? ' oder ' : ' or ')); // prettier-ignore
  return { label: name, type: 'select', options: options.map(capital) };
}

/** An item without choices. */
function called(typed: string, language: Written, isTick = false): ToldField {
  const said = typed.trim();
  const ticked = language === 'en' ? englishTick(said) : germanTick(said);
  if (ticked) return { label: ticked, type: 'boolean' };
  let item = said;
  const asked = (language === 'en' ? englishItem : germanItem)(item);
  if (asked && !isTick) return asked;
  while (article.test(item)) item = item.replace(article, '');
  const told = isTick ? null : (language === 'en' ? englishItem : germanItem)(item);
  const measured = told ? null : measuredIn(item);
  if (measured) return { label: capital(measured.bare), type: measured.type, ...(measured.unit && { unit: measured.unit }) }; // prettier-ignore
  return told ?? { label: capital(item) };
}
