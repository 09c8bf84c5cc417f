import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { isDeadline, rolesOf } from '../../../plan/roles.ts';
import { entitiesIn, fieldsIn } from '../../understand/gist/mentions.ts';
import { isBehind, type Span } from './spans.ts';
import { anyWord } from '../../any-word.ts';

/** What people say happens on a day, and what such days are called. */
const happenings: readonly (readonly [said: RegExp, called: RegExp])[] = [
  [anyWord('birthdays?|geburtstage?\\p{L}*|turns? \\d+|getting older'), /birth|geburt|born/],
  [anyWord('g(?:o|oes|oing) (?:off|bad|out of date)|expir\\p{L}*|past (?:its|their) best|use(?:d)? up|(?:läuft|laufen|lief) .{0,60}ab|ablauf\\p{L}*|abläuft|ablaufen|verfall\\p{L}*|verfällt|verdirbt|verderben|schlecht (?:wird|werden)|(?:wird|werden) .{0,40}schlecht|haltbar\\p{L}*'), /best|expir|use_by|haltbar|mhd|ablauf|valid|gueltig|verfall|until|bis|ends?(?:_|$)|ende/],
  [anyWord('leav(?:e|es|ing)|depart\\p{L}*|check(?:s|ing)? out|mov(?:e|es|ing) out|go(?:es)? home|abreis\\p{L}*|reis(?:t|en) .{0,40}ab|auszieh\\p{L}*|zieh(?:t|en) .{0,40}aus'), /depart|leav|check_?out|abreise|auszug|^to$|until|bis|ends?(?:_|$)|ende/],
  [anyWord('arriv\\p{L}*|check(?:s|ing)? in|mov(?:e|es|ing) in|anreis\\p{L}*|ankomm\\p{L}*|komm(?:t|en) .{0,40}an|reis(?:t|en) .{0,40}an|einzieh\\p{L}*|zieh(?:t|en) .{0,40}ein|start(?:s|ing)?|begin(?:s|ning)?|beginn\\p{L}*|fängt .{0,40}an|fangen .{0,40}an|los(?:geht|gehen)'), /arriv|check_?in|anreise|ankunft|einzug|^from|^von|start|begin/],
  [anyWord('end(?:s|ing)?|finish\\p{L}*|run(?:s|ning)? out|auslauf\\p{L}*|ausläuft|(?:läuft|laufen) .{0,60}aus|ende[nt]?|zu ende'), /ends?(?:_|$)|ende|until|bis|ablauf|expir|^to$|gueltig/],
  [anyWord('due|must|have to|has to|needs? to|deadline|promised|ready|overdue|late|back|returned?|fällig\\p{L}*|muss|müssen|raus|fertig\\p{L}*|zurück\\p{L}*|abgeholt\\p{L}*|abhol\\p{L}*|abgegeben|abgabe|überfällig\\p{L}*|frist'), /due|promis|until|(?:^|_)bis(?:_|$)|frist|back|return|abhol|zurueck|faellig|ready|fertig|deadline|next|naechste|abgabe|pick|deliver|liefer/],
  [anyWord('joined|signed up|eingetreten|beigetreten|dazugekommen|aufgenommen|angemeldet'), /joined|since|(?:^|_)seit|eintritt|eingetreten|aufgenommen|angemeldet|signed/],
  [anyWord('inspect\\p{L}*|servic\\p{L}*|check(?:ed|s)?|prüf\\p{L}*|tüv|wart\\p{L}*|untersuch\\p{L}*'), /inspect|service|check|pruef|tuev|wart|untersuch/],
]; // prettier-ignore

/** The day of a list that a text speaks of, and how surely: by its name, by what happens on it, else the one that suits. */
export function dayMeant(said: string, entity: Entity, plan: AppPlan, span: Span | null): { field: Field; isSure: boolean } | null {
  const text = said.replace(lengths, ' ');
  const days = entity.fields.filter(({ type, formula }) => (type === 'date' || type === 'datetime') && !formula);
  const own = { ...plan, entities: [entity] };
  const named = fieldsIn(text, own, { least: 2 }).find(({ field }) => days.includes(field))?.field ?? fieldsIn(text, own).find(({ field, at, end }) => days.includes(field) && end - at >= longWord)?.field;
  if (named) return { field: named, isSure: true };
  const done = days.find((field) => isDoneOn(field, withoutLists(text, own)));
  if (done) return { field: done, isSure: true };
  for (const [index, [said, called]] of happenings.entries()) {
    const field = said.test(text) ? days.find(({ name }) => called.test(name)) : undefined;
    if (field) return { field, isSure: true };
    // no other day is a birthday
    if (index === 0 && said.test(text)) return null;
  }
  const { moment } = rolesOf(entity);
  // what is to come is no day on which something was taken in
  const due = span && !isBehind(span) && moment && isOfEntry(moment) ? days.find((field) => field !== moment && isDeadline(field)) : undefined;
  const field = due ?? moment ?? days[0];
  // nobody's birthday is on today, and nothing that came in is still to come
  const isOut = !field || isBirth(field) || (isOfEntry(field) && span !== null && isAhead.has(span.kind));
  return isOut ? null : { field, isSure: false };
} // prettier-ignore

/** "In the next 14 days" names no field called Day. */
const lengths = /(?<![\p{L}\d])(?:\d+|two|three|four|six|few|couple of|zwei|drei|vier|sechs|paar) (?:days?|weeks?|months?|years?|tagen?|wochen|monaten?|jahren?)(?!\p{L})/giu; // prettier-ignore
/** A word that is too long to stand in the name of a day by chance. */
const longWord = 6;
/** "What has to be delivered" is about the day called "Deliver on", where that is not what the list is called. */
const isDoneOn = ({ label }: Field, text: string): boolean =>
  label.toLowerCase().split(/[\s-]+/).filter((word) => word.length >= longWord).some((word) => new RegExp(`(?<!\\p{L})${word.replace(/(?:ed|es|s|e|t|n)$/u, '')}\\p{L}{0,3}(?!\\p{L})`, 'iu').test(text)); // prettier-ignore
const withoutLists = (text: string, plan: AppPlan): string =>
  entitiesIn(text, plan).reduceRight((rest, { at, end }) => rest.slice(0, at) + rest.slice(end), text);

const isBirth = ({ name }: Field): boolean => /birth|geburt|born/.test(name);
const isAhead: ReadonlySet<Span['kind']> = new Set(['tomorrow', 'week', 'coming', 'next', 'within']);

/** A day on which nobody has to be anywhere: of somebody's birth, or on which a record came to be. */
export const isOfNobody = (field: Field): boolean => isBirth(field) || isOfEntry(field);

/** A day on which a record came to be: it lies behind. */
export const isOfEntry = ({ name }: Field): boolean =>
  /(?:^|_)(?:in|received|reported|accepted|lent|borrowed|bought|ordered|opened|created|entered|added|asked|requested|angenommen|gemeldet|eingegangen|eingang|erhalten|aufgenommen|verliehen|ausgeliehen|ausgegeben|gekauft|bestellt|angefragt|angelegt|joined|eingetreten|eintritt|since|seit)(?:_|$)/.test(name); // prettier-ignore
