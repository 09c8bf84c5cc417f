import { isPerson } from './chunks.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { ReadEntity, Reading } from './reading.ts';

const who = String.raw`(?:[Jj]ede[rs]?|[Aa]lle|[Mm]an|die \p{Lu}\p{L}+|\p{Lu}\p{L}+en?)`;
/** "jeder sagt ob er kommt", "die Spieler melden, ob sie dabei sind" */
const asks = new RegExp(String.raw`(?<!\p{L})${who} (?:\p{Ll}+ ){0,3}?(?:sag\p{L}*|meld\p{L}*|eintr\p{L}*|trägt|tragen|angeb\p{L}*|gibt|geben|schreib\p{L}*|anklick\p{L}*|klick\p{L}*)(?: \p{Ll}+){0,3},? ob (?:er|sie|es|man|ihr \p{Lu}\p{L}+) (?:\p{Ll}+ )?(?:komm\p{L}*|dabei|da|kann|können|mitfähr\p{L}*|mitmach\p{L}*|mitspiel\p{L}*|Zeit)|(?<!\p{L})${who} (?:sagen|sagt) (?:(?:dann|einfach|selbst|online|jeweils) )*(?:zu (?:oder|und|bzw\.?) ab|ab (?:oder|und) zu)(?!\p{L})|(?<!\p{L})wer (?:alles )?(?:kann (?:oder|und)(?: wer)? nicht|Zeit hat|kommt|mitkommt|mitfährt|mitspielt|mitmacht|zusagt|dabei ist|da ist|fehlt|absagt)(?!\p{L})`, 'u'); // prettier-ignore
const isAnswer = /rückmeldung|zusage|absage|anmeldung|teilnahme|anwesenheit|antwort/;
const isMeeting =
  /(?:probe|auftritt|rückung|spiel|training|einsatz|termin|treffen|konzert|ausflug|veranstaltung|übung|fahrt|sitzung|dienst|abend|fest|tour|wanderung|turnier|arbeitstag)$/;

/** Whether people come to what takes place: an answer of each of them, which a place to write it in is not. */
export function withGermanAnswers(read: Reading, typed: string): Reading {
  if (read.language !== 'de' || !asks.test(typed)) return read;
  const { entities } = read;
  const event = entities.find(
    ({ noun, isLink }) => !isLink && (isMeeting.test(noun) || gradeOf(noun)?.kind === 'event'),
  );
  const person = entities.find(({ noun }) => isPerson(noun));
  if (!event || entities.some(({ noun }) => isAnswer.test(noun))) return read;
  const answer: ReadEntity = { noun: 'rückmeldung', plural: 'Rückmeldungen', fields: [...(person ? [] : ['Name']), 'Antwort (kommt, kommt nicht)', 'Bemerkung'], weight: 2, why: ['has fields'], isImplied: false, isWhole: true }; // prettier-ignore
  const isDay = (field: string) => /datum|(?<!\p{L})(?:wann|tag|beginn|termin|am)(?!\p{L})/iu.test(field);
  const told = (one: ReadEntity): ReadEntity => (one !== event ? one : one.fields.length === 0 ? { ...one, fields: ['Name', 'Datum', 'Uhrzeit', 'Ort', 'Notizen'] } : one.fields.some(isDay) ? one : { ...one, fields: [...one.fields, 'Datum', 'Uhrzeit', 'Ort'] }); // prettier-ignore
  return { ...read, entities: [...entities.map(told), answer], relations: [...read.relations, { from: answer.noun, to: event.noun }, ...(person ? [{ from: answer.noun, to: person.noun }] : [])] }; // prettier-ignore
}

/** "Rückmeldungen mit Termin, Kind, Antwort": a child comes by its answer and belongs to no date, and nobody books anything. */
export function withAnswersBetween(read: Reading, typed: string): Reading {
  const answer = read.entities.find(({ noun, fields }) => isAnswer.test(noun) && fields.some((field) => /^Antwort(?: \(|$)/u.test(field))); // prettier-ignore
  if (read.language !== 'de' || !answer) return read;
  const joined = new Set(read.relations.filter(({ from }) => from === answer.noun).map(({ to }) => to));
  const isPast = ({ from, to }: Reading['relations'][number]) => joined.size > 1 && joined.has(from) && joined.has(to);
  const abilities = read.abilities.filter(
    (ability) => ability !== 'book' || /(?<!\p{L})(?:buch|reservier)/iu.test(typed),
  );
  return { ...read, abilities, relations: read.relations.filter((one) => !isPast(one)) };
}
