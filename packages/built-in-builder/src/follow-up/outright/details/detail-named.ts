import { toLabel } from '../../../plan/names.ts';
import type { Field, FieldType } from '../../../plan/plan.ts';
import { named, type Context } from '../fields/asked-thing.ts';
import { listsMeant } from '../meant/list-meant.ts';
import { unitNamed } from '../../understand/unit-request.ts';
import { verbFirst } from './frames.ts';
import { fieldOf } from './label-of.ts';

const mostWords = 9;
const mostOfName = 3;
const measured = String.raw`(?:square |cubic )?(?:met(?:er|re)s?|kilomet(?:er|re)s?|km|lit(?:er|re)s?|kilos?|kg|gramm?s?|minut(?:es?|en)|hours?|stunden?|tonn(?:en?|es)|cm|zentimeter|quadratmeter|grad|degrees|prozent|percent)`;
/** "wieviele Säcke es waren", "how many bags it was": what is counted, up to the words of the sentence. */
const counted = /^(?:how many|how much|wie ?viele?) (?<thing>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)(?:,? (?:(?:of (?:it|them) )?(?:it|they|there|he|she|we|i|you|somebody|someone|people|the|is|are|was|were|has|have|had|go|goes|went|come|came|got|es|er|sie|ich|wir|man|jemand|da|davon|dabei|der|die|das|ein|eine|ist|sind|war|waren|hat|haben|wurden?|rein\p{L}*|kommen|kamen|mit\p{L}*|drin)(?!\p{L}).*|\p{L}*(?:gehen|kommen|wurden|waren|sind)))?$/iu; // prettier-ignore
const person = '(?:they|he|she|it|somebody|someone|anyone|anybody|people|one|er|sie|es|man|jemand|einer)';
const english = new RegExp(`^(?:(?:whether|if) )?(?:${person}|(?:the |an? |each |every |their )?(?<noun>\\p{L}[\\p{L}-]*)) (?<said>.+)$`, 'iu'); // prettier-ignore
const isDone = /^(?:lasted|fitted|needed)$/iu;
const copula = /^(?:is|are|was|were|be|been|has been|have been|had been|will be)\s+/iu;
const germanEnd = /\s+(?:ist|sind|war|waren|wurden?|wird|werden|worden(?: ist| sind)?|hat|haben|hatten?)$/iu;
const modal = /^(?<said>.+) (?<verb>kann|können|darf|dürfen|muss|müssen|will|wollen|soll|sollen|möchte)$/iu;

/** The detail that the words which are left of a wish name; null where they are no name of anything. */
export function detailNamed(core: string, type: FieldType | undefined, context: Context): Field | null {
  const words = core.split(' ').length;
  if (words > mostWords) return null;
  const isGerman = context.plan.language === 'de';
  const inverted = verbFirst.exec(core);
  if (inverted && (type === 'boolean' || type === undefined)) return invertedTick(core, inverted[0].trim(), context);
  if (type === 'boolean' || /^(?:whether|if|ob) /iu.test(core)) {
    if (/(?<!\p{L})(?:or|oder)(?!\p{L})/iu.test(core.replace(/ (?:or|oder) (?:not|nicht)$/iu, ''))) return null;
    const label = tickName(core.replace(/ (?:or|oder) (?:not|nicht)$/iu, ''), context);
    return label ? named(label, 'boolean') : null;
  }
  if (/^(?:how many|wie ?viele?) (?:sich|of) /iu.test(core)) return null;
  const thing = counted.exec(core)?.groups?.['thing'];
  if (thing) {
    const [, unit = '', of = ''] = new RegExp(`^(${measured}) (?:of )?(\\p{L}+)$`, 'iu').exec(thing) ?? [];
    if (unit !== '') return named(isOfScale.test(unit) ? of : isGerman ? `${toLabel(unit)} ${toLabel(of)}` : `${of} in ${unit}`, 'number', isGerman && !isOfScale.test(unit) ? {} : withUnit(unit)); // prettier-ignore
    const [first = '', second = ''] = thing.split(' ');
    const counts = second !== '' && /(?:en|es?|er|s)$/iu.test(second) && !isVerb.test(second) ? thing : first;
    return new RegExp(`^${measured}$`, 'iu').test(counts) ? named(toLabel(counts), 'number') : named(isGerman ? `Anzahl ${toLabel(counts)}` : `Number of ${counts.toLowerCase()}`, 'number'); // prettier-ignore
  }
  // "wer der Hausarzt ist" asks for the Hausarzt
  const role = /^(?:wer|who|was|what)(?: is| are)? (?:der|die|das|the|their|its|ihre?|seine?) (\p{L}[\p{L}-]*(?: \p{L}+)?)(?: (?:ist|sind|war|is|are|was))?$/iu.exec(core); // prettier-ignore
  if (role) return fieldOf(role[1]!, context, role[1]!);
  const deed = /^wer (?:\p{L}+ )*?(\p{L}*ge\p{L}+(?:t|en)) (?:hat|haben)$/iu.exec(core);
  if (deed) return named(`${deed[1]} von`, 'text');
  const who = /^who (?!of |['’]s )(\p{L}+(?: \p{L}+){0,3}) ?$/iu.exec(
    core.replace(/ (?:that|this) (?:night|day|time|evening)$/iu, ''),
  );
  if (who) return named(`Who ${who[1]!.trim()}`, 'text');
  const ofUs = /^(?:welche[rs]?|wer|which|who) (?:von|of) (?:uns|us|unse?re?[nm]? leuten|our people)(?: (?:da|es|das|it))? (\p{L}+(?: \p{L}+){0,3})$/iu.exec(core); // prettier-ignore
  if (ofUs) return named(`${isGerman ? 'Wer' : 'Who'} ${ofUs[1]}`, 'text');
  const spent = /^what (?:was|is|has been|we|they|i) (spent|paid|charged|earned) (on|for) (?:the )?(\p{L}[\p{L}-]*)$/iu.exec(core); // prettier-ignore
  if (spent) return named(`${spent[1]} ${spent[2]} ${spent[3]}`, 'money');
  const last = isGerman ? /^wann .*?(?:zuletzt|das letzte mal|letztes mal) (?:\p{L}+ )*?(\p{L}+)(?: (?:wurden?|worden|war|waren|hat|haben|ist|sind))*$/iu.exec(core) : null; // prettier-ignore
  if (last) return named(`Zuletzt ${last[1]!.toLowerCase()}`, 'date');
  const field = fieldOf(core, context, core);
  if (!field) return null;
  if (!isQuestion.test(core) && field.label.split(' ').length > mostOfName) return null;
  if (type === undefined || type === field.type) return field;
  const { options: _, unit, ...rest } = field;
  return { ...rest, type, ...(unit && type === 'number' && { unit }) };
}
const isOfScale = /^(?:grad|degrees|prozent|percent|minut\p{L}*|hours?|stunden?)$/iu;
const isVerb = /^(?:gehen|kommen|waren|sind|wurden|haben|hatten|brauchen|reingehen|gebraucht|needed|used|goes|was|is|has)$/iu; // prettier-ignore
const isQuestion = /^(?:who|whose|which|what|how|when|where|why|wer|wem|was|wie|wann|wo|warum|welche\p{L}*)(?!\p{L})/iu;
const withUnit = (said: string): Partial<Field> => { const unit = unitNamed(said); return unit ? { unit } : {}; }; // prettier-ignore

const subject = /^(?:(?:der|die|das|ein|eine|the|an?|all|alle|our|unsere) )?(?<noun>\p{L}[\p{L}-]*)\s+/iu;
const someone = /^(?:er|sie|es|man|jemand|einer|wer|leute|kind|kunde|kundin|arzt|ärztin|they|he|she|it|somebody|someone|anyone|people|person|child|customer|client|you|we)$/iu; // prettier-ignore

/** "Hat jemand den Kurs schon gemacht" is "Kurs gemacht", "were the windows cleaned" is "Windows cleaned". */
function invertedTick(core: string, verb: string, { plan }: Context): Field | null {
  const rest = core.slice(verb.length + 1).replace(/\?$/u, '').replace(/ (?:or not|oder nicht|that time|this time|schon|bereits|already)(?= |$)/giu, '').trim(); // prettier-ignore
  const noun = subject.exec(rest);
  const isSubject = noun && (someone.test(noun.groups!['noun']!) || listsMeant(noun.groups!['noun']!, plan).length > 0);
  const told = (isSubject ? rest.slice(noun[0].length) : rest).replace(/^(?:schon|bereits|already|the|an?|der|die|das|den|dem|ein(?:e[nmr]?)?)\s+/iu, '').replace(/^(?:schon|already)\s+/iu, ''); // prettier-ignore
  const label = /^(?:kann|können|can|darf|dürfen)$/iu.test(verb) ? `${verb} ${told}` : told;
  return label !== '' && label.split(' ').length <= mostOfName + 1 ? named(toLabel(label), 'boolean') : null;
}

/** What is so or not, as a name: "the person has worked with clay" is "Has worked with clay", "ob er schwimmen kann" is "Kann schwimmen". */
function tickName(clause: string, { plan, list }: Context): string | null {
  const bare = clause.replace(/^(?:whether|if|ob) /iu, '').trim();
  const isList = (noun: string): boolean => /^(?:person|people|child|kind|leute)$/iu.test(noun) || listsMeant(noun, plan).some(({ entity, at, end }) => at === 0 && end === noun.length && (!list || entity === list)); // prettier-ignore
  const label = plan.language === 'de' ? germanTick(bare, isList) : englishTick(bare, clause !== bare, isList);
  return label !== '' && label.split(' ').length <= mostWords ? toLabel(label) : null;
}

function englishTick(bare: string, isClause: boolean, isList: (noun: string) => boolean): string {
  if (!isClause) return bare.replace(/ (?:is|are|was|were) (?=\p{L})/iu, ' ').replace(/^(?:an?|the) /iu, '');
  const there = /^there (?:is|are|was|were) (?:an? |any )?(.+)$/iu.exec(bare)?.[1];
  if (there) return there;
  const { noun, said = '' } = english.exec(bare)?.groups ?? {};
  if (said === '') return bare;
  if (noun === undefined || isList(noun)) return said.replace(copula, '').replace(/^(?:have|had) /iu, 'has ').replace(/^(?:already|ever|also) /iu, ''); // prettier-ignore
  return isDone.test(said)
    ? bare
    : bare.replace(/^(?:an?|the) /iu, '').replace(/ (?:is|are|was|were) (?=\p{L})/iu, ' ');
}

function germanTick(bare: string, isList: (noun: string) => boolean): string {
  let said = bare.replace(/^(?:er|sie|es|man|jemand|einer|schon|bereits)\s+/iu, '');
  const subject = /^(?:der|die|das|ein|eine|jede[rs]?) (\p{L}[\p{L}-]*) (?=\p{L})/iu.exec(said);
  if (subject && isList(subject[1]!)) said = said.slice(subject[0].length);
  said = said.replace(/^(?:schon|bereits|noch|auch|der|die|das|ein|eine|einen)\s+/iu, '').replace(germanEnd, '');
  const { said: what, verb } = modal.exec(said)?.groups ?? {};
  return what && verb ? `${verb} ${what}` : said;
}
