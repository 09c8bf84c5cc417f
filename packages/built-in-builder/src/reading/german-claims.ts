import { isPerson } from './chunks.ts';
import { one } from './german-people.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { Reading } from './reading.ts';

const name = String.raw`\p{Lu}[\p{L}-]+`;
/** "Fahrer übernehmen offene Fahrten", "Helferinnen können sich freie Schichten nehmen" */
const claims = new RegExp(String.raw`(?<who>${name}) (?:(?:können|dürfen|sollen) (?:sich )?(?:die |alle )?(?:offene|freie|neue)n? (?<one>${name}) (?:übernehmen|nehmen|annehmen|aussuchen|holen)|(?:übernehmen|nehmen|holen|suchen)(?: sich)? (?:die )?(?:offene|freie|neue)n? (?<other>${name}))(?!\p{L})`, 'u'); // prettier-ignore
const isState = /^(?:status|stand|zustand)(?!\p{L})/iu;

/** What people take over is open until one of them has it: its state, and who that is. */
export function withGermanClaims(read: Reading, typed: string): Reading {
  const groups = read.language === 'de' ? claims.exec(typed)?.groups : undefined;
  const noun = one(groups?.one ?? groups?.other ?? '');
  const who = one(groups?.who ?? '');
  const thing = read.entities.find((entity) => entity.noun === noun && !entity.isLink);
  if (!thing || !(isPerson(who) || gradeOf(who)?.kind === 'person')) return read;
  const hasState = thing.fields.some((field) => isState.test(field));
  const isKept = read.entities.some((entity) => entity.noun === who);
  const added = [
    ...(hasState ? [] : ['Status (offen, übernommen, erledigt)']),
    ...(isKept ? [] : [`${who.charAt(0).toUpperCase()}${who.slice(1)}`]),
  ];
  const entities = read.entities.map((entity) => (entity === thing ? { ...entity, fields: [...entity.fields, ...added] } : entity)); // prettier-ignore
  const isJoined = !isKept || read.relations.some(({ from, to }) => from === noun && to === who);
  return { ...read, entities, relations: isJoined ? read.relations : [...read.relations, { from: noun, to: who }] };
}
