import { toFieldName, toLabel } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { toOptions } from '../plan/tones.ts';
import { askedField } from '../reading/asked-field.ts';
import { germanQuestion } from '../reading/german-question.ts';
import { passing } from '../reading/joined-items.ts';
import { isUnit, measuredIn } from '../reading/measured.ts';
import { makeField } from '../recognise/make-field.ts';
import type { DictatedField } from './dictated.ts';
import { splitOutside } from '../reading/split-outside.ts';

const leading = /^(?:(?:an?|the|its|their|his|her|my|our|some|also|optionally|roughly|about|maybe|eine?[nmrs]?|der|die|das|den|dem|ihre?[nr]?|seine?[nr]?|unsere?[nr]?|auch|noch|halt|evtl\.?|ggf\.?)\s+)+(?=\S)/iu; // prettier-ignore
const question =
  /^(?:who|whom|whose|what|when|where|which|why|how|if|whether|wer|wen|wem|was|wann|wo|warum|wie|ob|welche[rsnm]?|wieviele?)\b/iu;
const yesNo = /[\s(]*(?:yes ?(?:\/|or) ?no|ja ?(?:\/|oder) ?nein|y\/n|j\/n)\)?$|\s+(?:or not|oder nicht)$/iu;
const counted =
  /^(?:fortlaufend\p{L}*|laufend\p{L}*|automati\p{L}*|auto(?:-?increment)?|running|consecutive|counts up)$/iu;
const several = /^(?:mehrere|mehrfach\p{L}*|several|multiple|more than one|one or more)\b/iu;
const required = /^(?:required|mandatory|pflicht(?:feld)?|muss)$/iu;
const ofMoney = /^(?:€|eur|euro|\$|usd|£|gbp|chf|fr\.?)$/iu;
const counts = /^(?:stück|stk|pieces?|pcs|anzahl|number)$/iu;
const range =
  /\s*\(?(?:from |between |von |zwischen )?(-?\d+) ?(?:-|–|to|and|bis|und) ?(\d+)(?: (?:stars?|points?|sterne|punkte))?\)?$/iu;
const stars = /\s*\(?(?:je |each )?(?:1|one) ?(?:-|–|to|bis) ?(\d+) (?:stars|sterne)\)?$/iu;
const longest = 40;

/** A field from the words of a written list: its name, type, choices, unit and bounds. Null where they name nothing. */
export function dictatedField(item: string, isGerman: boolean): DictatedField | null {
  let said = item.replace(/["“”„'’]+$|^["“”„'’]+/g, '').replace(/[.\s]+$/, '').replace(leading, '').replace(passing, '').trim(); // prettier-ignore
  const isTick = yesNo.test(said);
  said = said.replace(yesNo, '').trim();
  const bracket = /\s*[([]([^()[\]]+)[)\]]\s*$/.exec(said);
  const inside = bracket?.[1]?.trim() ?? '';
  let name = bracket ? said.slice(0, bracket.index).trim() : said;
  const isExample = /\.\.\.|…|\betc\b|\busw\b|^(?:e\.g\.|z\.? ?B\.)/i.test(inside);
  let choices = inside && !isExample ? choicesIn(inside) : [];
  if (choices.length === 0 && !bracket) [name, choices] = choicesBehind(name, isGerman);
  const measured = measuredIn(name);
  const scale = choices.length === 0 ? (stars.exec(name) ?? range.exec(name) ?? (inside ? range.exec(inside) : null)) : null; // prettier-ignore
  if (scale && scale.input === name) name = name.slice(0, scale.index).trim();
  const asked = question.test(name) ? (isGerman ? germanQuestion(name) : askedField(name)) : null;
  const of = (/^(?:which|welche[rsnm]?) (.+)$/iu.exec(name)?.[1] ?? name).replace(/\/(?:in|innen|r|n)$/i, '');
  const words = asked && !/^(?:description|Beschreibung)$/.test(asked) ? asked : shortened(name);
  const own = makeField([words, choices.length >= 2 ? `(${choices.join(', ')})` : '', inside && isUnit.test(inside) && !ofMoney.test(inside) ? `(${inside})` : ''].filter(Boolean).join(' ')); // prettier-ignore
  if (!own || /^\d/.test(words)) return null;
  const { field } = own;
  if (words !== asked) Object.assign(field, named(words));
  const made: DictatedField = { field, hasOwnOptions: own.hasOwnOptions, of };
  if (choices.length >= 2) asChoice(made, choices, several.test(inside));
  else if (isTick) retype(field, 'boolean');
  else if (ofMoney.test(inside)) retype(field, 'money');
  else if (inside !== '' && isUnit.test(inside)) {
    retype(field, 'number');
    if (!counts.test(inside)) field.unit = inside;
  } else if (scale) {
    const most = Number(scale.at(-1));
    retype(field, 'number');
    const least = scale.length > 2 ? Number(scale[1]) : 1;
    if (least === 1 && most <= 10) field.max = most;
    else Object.assign(field, { least, most });
  } else if (counted.test(inside)) {
    retype(field, 'text');
    made.counts = true;
  } else if (measured && choices.length === 0) {
    retype(field, measured.type);
    Object.assign(field, named(measured.bare), measured.unit !== undefined && { unit: measured.unit });
  } else if (several.test(inside)) field.type = 'multiselect';
  if (inside === 'number' || inside === 'Zahl') retype(field, 'number');
  if (required.test(inside) || /\brequired\b|\(Pflicht\)/i.test(item)) field.isRequired = true;
  return made;
}

const named = (words: string): Pick<Field, 'name' | 'label'> => {
  const label = toLabel(words.replace(/\s+in (?:euros?|€|eur|kg|km|m|cm|mm|g|ml|l|min|kw|khz|hz|%)$/i, '').slice(0, longest).trim()); // prettier-ignore
  return { label, name: toFieldName(label) };
};

function retype(field: Field, type: Field['type']): void {
  field.type = type;
  delete field.options;
  if (type !== 'number') delete field.unit;
  if (type !== 'date') field.isRequired = false;
}

function asChoice(made: DictatedField, choices: readonly string[], isSeveral: boolean): void {
  made.field.type = isSeveral ? 'multiselect' : 'select';
  made.field.options = toOptions([...new Set(choices)]);
  made.hasOwnOptions = true;
  delete made.field.unit;
  delete made.field.max;
}

const mostChoices = 15;
const longestChoice = 40;

/** "open / waiting for parts / done", "35mm, 120, other": what stands in brackets behind a name. */
function choicesIn(inside: string): string[] {
  const marks = inside.includes(' / ') ? / ?\/ /y : inside.includes('|') ? /\|/y : /[;,](?!\d)/.test(inside) ? /[;,]/y : /\//y; // prettier-ignore
  const parts = splitOutside(inside, marks).flatMap((part) => part.split(/\s+(?:or|oder)\s+/i));
  const choices = parts.map((part) => toLabel(part.replace(/^(?:or|oder|either|entweder)\s+/i, '').replace(/^me ?= ?/i, '').trim())); // prettier-ignore
  const isList = choices.length >= 2 && choices.length <= mostChoices && choices.every((one) => one.length <= longestChoice && !/^(?:max|min|mindestens|höchstens|at least|at most)\b/i.test(one)); // prettier-ignore
  return isList ? choices : [];
}

/** "print: colour / black and white", "age class junior / adult / senior", "shed or outside". */
function choicesBehind(words: string, isGerman: boolean): [name: string, choices: string[]] {
  const opened = /^([^:]{2,40}):\s*(.+)$/.exec(words);
  if (opened) return [opened[1]!.trim(), choicesIn(opened[2]!)];
  const stroked = words.split(/\s*\/\s*/);
  if (stroked.length >= 2 && !/^\p{L}+\/(?:in|innen|r|n)$/iu.test(words)) {
    const first = stroked[0]!.split(' ');
    // "Allergien/Hinweise" is one name, "light / medium / dark" behind a name are choices
    if (first.length > 1 && (stroked.length > 2 || / \/ /.test(words))) return [first.slice(0, -1).join(' '), [first.at(-1)!, ...stroked.slice(1)].map(toLabel)]; // prettier-ignore
    if (stroked.length > 2) return [isGerman ? 'Art' : 'Kind', stroked.map(toLabel)];
  }
  const either = /^([\p{L}-]+(?: [\p{L}-]+)?) (?:or|oder) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(words);
  if (either && !question.test(words)) return [words, [either[1]!, either[2]!].map(toLabel)];
  return [words, []];
}

const shortened = (words: string): string => words.replace(/^(?:number|amount) of /i, (opening) => (words.split(' ').length > 6 ? '' : opening)).replace(/\s+each$/i, ''); // prettier-ignore
