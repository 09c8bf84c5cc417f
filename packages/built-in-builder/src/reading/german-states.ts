import { isPerson } from './chunks.ts';
import type { Reading } from './reading.ts';

const state = String.raw`["„“]?(?!(?:und|oder)\b)\p{L}[\p{L}-]*(?: (?!(?:und|oder)\b)\p{L}[\p{L}-]*){0,2}["“”]?`;
/** "Status: offen, in Arbeit oder erledigt", "ich setz dann den Status auf neu, in Arbeit oder behoben". */
const said = new RegExp(
  String.raw`(?<!\p{L})(?:(?:[Aa]m (?:Ende|Schluss)|[Dd]anach|[Zz]um Schluss) (?:steht|ist|heißt|gilt)(?: da| es| er| sie| dort| dann| entweder| als)*|(?:Status|Stand|Zustand))(?:\s*[:=]|\s*\(|\s+(?:dann\s+)?(?:auf|ist|sind|kann|von|zwischen)(?:\s+(?:entweder|sein))?)?\s+?\(?(${state}(?:, ${state}){0,5},? (?:oder|und|\/) (?:["„“]?\p{L}[\p{L}-]*(?: \p{Ll}\p{L}*(?=[.,;)]|$))?)|${state}(?:, ${state}){1,5}(?=\)|\.|$))`,
  'u',
);
const isStatus = /^(?:status|stand|zustand)(?!\p{L})/iu;

/** What something can be, said apart from its list, is the state of the first list that is nobody and has none. */
export function withGermanStates(read: Reading, text: string): Reading {
  const names = said.exec(text)?.[1]?.split(/,\s*(?:oder |und )?|\s+(?:oder|und|\/)\s+/).map((name) => name.replace(/["„“”]/g, '').trim()).filter(Boolean) ?? []; // prettier-ignore
  if (names.length < 2 || names.length > 6) return read;
  const field = `Status (${names.join(', ')})`;
  const torn = new Set(names.map((name) => name.toLowerCase()));
  const has = read.entities.find(({ fields }) => fields.some((one) => isStatus.test(one)));
  const kept = (fields: readonly string[]) => fields.filter((one) => !isStatus.test(one) && !torn.has(one.toLowerCase().replace(/[()]/g, ''))); // prettier-ignore
  const owner = has ?? read.entities.find(({ noun }) => !isPerson(noun));
  if (!owner || (has && has.fields.some((one) => isStatus.test(one) && one.includes('(') && one.includes(')')))) return read; // prettier-ignore
  // "Stand" and what it can be are no lists beside it
  const isTorn = ({ noun, fields }: Reading['entities'][number]) => /^(?:stand|status|zustand)$/.test(noun) || (torn.has(noun) && fields.every((one) => torn.has(one.toLowerCase().replace(/ \(.*$/, '')))); // prettier-ignore
  const entities = read.entities.filter((one) => one === owner || !isTorn(one));
  const nouns = new Set(entities.map(({ noun }) => noun));
  return {
    ...read,
    entities: entities.map((one) => (one === owner ? { ...one, fields: [...kept(one.fields), field] } : one)),
    relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)),
  };
}
