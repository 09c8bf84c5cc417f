import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { isDayLike, sameRoot } from '../counts.ts';
import { listsTold } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

/** What fields are called that begin and that end something, and what people say for both. */
const first = /^(?:(?:date|day|time|datum|tag|uhrzeit)[ _])?(?:start|from|begin|von(?:$| )|ab$|anfang|arriv|anreise|ankunft|check.?in|lent|loaned|rented|hired|borrowed|taken|took|picked|out$|out |leav|depart(?:ure)?$|departs|abfahrt|abflug|abgeholt|ausgabe|ausgegeben|ausgeliehen|geliehen|verliehen|einzug|moved in|put up|set up|opened|given|issued|administered|gegeben|gegeben am|sown|planted|gesät|gepflanzt|brought in|gebracht|abgegeben|received|eingegangen|reported|gemeldet|ordered|bestellt|made on|hergestellt|gekauft|bought|brautag|eingelagert)/iu; // prettier-ignore
const last = /^(?:(?:date|day|time|datum|tag|uhrzeit)[ _])?(?:end|until|till|to$|bis(?:$| )|return|due|back|brought back|finish|ende|abreise|auszug|moved out|check.?out|landing|landed|landung|ankunft|rückgabe|zurück|coming down|taken down|came down|abgebaut|abgehängt|closed|closes|valid|expir|best before|use by|gültig|läuft ab|haltbar|fixed|done|solved|erledigt|behoben|delivered|geliefert|abholung|picked up|promised|ready|fertig|harvest|geerntet|abgefüllt|verkauft|sold|departure)/iu; // prettier-ignore

const isTime = (field: Field): boolean => !field.formula && (['date', 'datetime', 'time'].includes(field.type) || (field.type === 'text' && (isDayLike(field.label) || /^(?:landung|landing|zurück|back|gültig bis|fertig bis)/iu.test(field.label)))); // prettier-ignore
const isClock = ({ type }: Field): boolean => type === 'time';

/** All pairs of a list of which one comes before the other. */
export function pairsOf(entity: Entity): [Field, Field][] {
  const times = entity.fields.filter(isTime);
  return times.flatMap(
    (begin) =>
    times.flatMap((end): [Field, Field][] => (begin !== end && first.test(begin.label) && last.test(end.label) && !last.test(begin.label) && isClock(begin) === isClock(end) ? [[begin, end]] : [])), // prettier-ignore
  );
}

const leaves = String.raw`leave|leaves|leaving|left|return\p{L}*|go(?:es|ing)? home|gone|end|ends|ended|ending|finish\p{L}*|back|came back|come back|depart\p{L}*|come down|comes down|coming down|came down|taken down|ran out|run out|runs out|expire\p{L}*|land(?:s|ed|ing)?|until|closed|fixed|solved|done|delivered|ready|promised|picked up|over|austritt|ausgetreten|abgereist|abreise\p{L}*|zurück\p{L}*|ende\p{L}*|geendet|aufhör\p{L}*|aufgehört|vorbei|abgeholt|abholung|raus|landung|gelandet|landet|abgebaut|abgelaufen|läuft ab|ablaufen|fertig|erledigt|geliefert|heim\p{L}*|bis`;
const comes = String.raw`left|leave\p{L}*|leaving|got there|get there|arriv\p{L}*|came|come|start\p{L}*|beg[aiu]n\p{L}*|set off|went|go(?:es|ing)? (?:out|up)|out|put up|given|lent|borrowed|rented|taken|took|issued|opened|planted|sown|brought in|reported|ordered|from|abgereist|anreise\p{L}*|eintritt|eingetreten|angekommen|ankunft|angereist|begonnen|beginn\p{L}*|anfang\p{L}*|angefangen|los\p{L}*|weg\p{L}*|abgegeben|angenommen|rein|start|gestartet|ausgeliehen|verliehen|geliehen|gegeben|bestellt|gemeldet|abgeflogen|abflug|aufgehängt|aufgebaut|da (?:war|ist)|von|raus\p{L}*|ging`;
const wrongWay = new RegExp(String.raw`(?<!\p{L})(?:${leaves})(?!\p{L}).{0,50}(?<!\p{L})(?:before|earlier than|prior to|sooner than|bevor|vor (?:dem|der|seinem|ihrem)|ehe|früher als|eher als)(?!\p{L}).{0,40}(?<!\p{L})(?:${comes})(?!\p{L})`, 'iu'); // prettier-ignore
const other = anyWord(String.raw`sort\p{L}*|show\p{L}*|remind\p{L}*|(?:\d+|two|three|four|five|some|few|zwei|drei|vier|fünf|paar) (?:days?|weeks?|hours?|tage|stunden|wochen) (?:before|vorher|bevor|vor)|column|spalte|until (?:they|he|she|it|we|i|the)|bis (?:er|sie|es|wir|ich)|unless|only`); // prettier-ignore

/** "A book can't come back before it left", "die Landung war vor dem Start": the end of a record is never before its beginning. */
export function orderTold(text: string, plan: AppPlan): Change[] | string | null {
  if (!wrongWay.test(text) || other.test(text) || !(isForbidden(text) || isTold.test(text) || /\.\.\.|…|!|obviously|come on|ernsthaft|offensichtlich|natürlich|logisch/iu.test(text))) return null; // prettier-ignore
  const lists = listsTold(text, plan, (entity) => pairsOf(entity).length > 0);
  const all = lists.flatMap(
    (entity, place) =>
    pairsOf(entity).map((pair) => ({ entity, pair, score: pair.reduce((sum, field) => sum + saidOf(field, text, plan, entity), 0) - place * 0.6 - (isDue.test(pair[1].label) && !isDue.test(text) ? 1.5 : 0) })), // prettier-ignore
  );
  const [best] = all.toSorted((a, b) => b.score - a.score);
  if (!best) return null;
  const { entity, pair } = best;
  // where the day has a field of its own, these two are times of it
  const isOfDay = pair.some(({ type }) => type === 'text') && entity.fields.some((one) => one.type === 'date' && !pair.includes(one) && /^(?:date|day|datum|tag)$/iu.test(one.label)); // prettier-ignore
  const retyped = pair.flatMap((field): Change[] => (isOfDay ? (field.type === 'time' ? [] : [{ kind: 'retype-field', entity: entity.name, field: field.name, type: 'time' }]) : field.type === 'text' ? [{ kind: 'retype-field', entity: entity.name, field: field.name, type: 'date' }] : [])); // prettier-ignore
  return [...retyped, { kind: 'in-order', entity: entity.name, first: pair[0].name, last: pair[1].name }];
}

const isDue = anyWord('due|deadline|fällig|frist|promised');
/** What people say of days that are named by another word. */
const families: readonly (readonly [label: RegExp, said: RegExp])[] = [
  [/borrow|lent|loan|taken|out$|ausgeliehen|verliehen|geliehen|ausgabe|start|departure/i, anyWord('left|took|taken|out|weg|raus|los|went')],
  [/return|back|zurück|rückgabe|landung/i, anyWord('back|return\\p{L}*|zurück\\p{L}*|wieder da|home|heim')],
  [/valid|expir|gültig|läuft ab|haltbar|best before/i, anyWord('ran out|run out|runs out|expired?|abgelaufen|läuft ab|abläuft')],
  [/given|gegeben|issued|administered/i, anyWord('given|gegeben|issued')],
  [/^(?:start|begin|from|beginn|von|anfang)/i, anyWord('beg[aiu]n|start\\p{L}*|begonnen|angefangen|los')],
  [/^(?:end|until|ende|bis)/i, anyWord('end\\p{L}*|finish\\p{L}*|geendet|aufgehört|vorbei|over')],
]; // prettier-ignore
function saidOf(field: Field, text: string, plan: AppPlan, entity: Entity): number {
  if (fieldsIn(text, { ...plan, entities: [entity] }, { least: 2 }).some((one) => one.field === field)) return 2;
  if (sameRoot(field.label, text)) return 1.5;
  return families.some(([label, said]) => label.test(field.label) && said.test(text)) ? 1.2 : 0;
}
