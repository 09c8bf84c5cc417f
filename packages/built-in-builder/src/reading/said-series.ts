import { toneOf } from '../plan/tones.ts';
import { fieldTypeOf } from '../recognise/field-type.ts';
import { isPerson } from './chunks.ts';
import { germanPlural } from './german-plural.ts';
import { germanSingular } from './german-tagger.ts';
import { lemmaOfNoun } from './lemma.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { gradeOf } from './lexicon/graded-nouns.ts';
import type { ReadEntity, Reading } from './reading.ts';

const word = String.raw`(?!(?:and|or|und|oder|also|dann|then|with|mit|but|aber)(?!\p{L}))[\p{L}][\p{L}-]*`;
const step = String.raw`${word}(?: ${word}){0,2}`;
const steps = String.raw`(?<steps>${step}(?:, ${step}){1,7}(?:,? (?:and|or|und|oder|then|dann) ${step})?|${step} (?:or|oder) ${step})`;
const end = String.raw`(?=\s*(?:[.;!?)]|,? (?:and|und) (?:i|we|ich|wir|who|wer|when|wann|please|bitte)(?!\p{L})|$))`;
const past = String.raw`(?:\p{Ll}+ed|ge\p{Ll}+(?:t|en)|(?:ver|be|er|zer|ent)\p{Ll}+t|(?:ab|an|auf|aus|ein|zurück|vor|zu)ge\p{Ll}+(?:t|en)|written|taken|driven|ready|done|open|new|sent|kept|sold|built|made|broken|lost|found|paid|fertig|offen|neu|kaputt|da|weg)`;

const onward = String.raw` ?(?:-+>|=>|→|>|(?<!\p{L})(?:to|till|until|over|via|über|zu|nach|bis(?: zu)?)(?!\p{L})) ?`;
const chain = String.raw`(?<steps>${step}(?:${onward}${step}){2,6})`;

/** Ways in which a text says how far something is. `label` names the field. */
const ways: readonly { says: RegExp; label: 'Status' | 'Ergebnis' | 'Result'; isSaidOfAll?: true }[] = [
  // "status from waiting to ready to collected", "goes from draft to checked to printed", "von offen über bestellt bis da"
  { says: new RegExp(String.raw`(?<!\p{L})(?:status|states?|stages?|stand|zustand)(?: \p{L}+){0,2}? ?:? ?(?:from|von) ${chain}${end}`, 'iu'), label: 'Status' }, // prettier-ignore
  { says: new RegExp(String.raw`(?<!\p{L})(?:goes|go|moves?|passes|geht|gehen|läuft|wandert)(?: \p{L}+){0,2}? (?:from|von) ${chain}${end}`, 'iu'), label: 'Status', isSaidOfAll: true }, // prettier-ignore
  // "status: new -> packed -> sent"
  { says: new RegExp(String.raw`(?<!\p{L})(?:status|states?|stages?|stand|zustand|steps?) ?(?::|is|are|goes|ist)? ?(?<steps>${step}(?:(?: ?(?:-+>|=>|→) ?| -+ )${step}){1,6})${end}`, 'iu'), label: 'Status' }, // prettier-ignore
  // "jeder Auftrag geht durch Zuschnitt, Naht, Endkontrolle", "each bike goes through check, repair, wash"
  { says: new RegExp(String.raw`(?<!\p{L})(?:(?:geht|gehen|läuft|laufen|wandert|goes|go|moves?|passes|pass|runs?) (?:(?:first|then|dann|erst|nacheinander|immer) )*(?:durch|through)|durchläuft|durchlaufen) (?:the |die )?(?:steps |stages |stationen |schritte |phasen )?:? ?${steps}${end}`, 'iu'), label: 'Status' }, // prettier-ignore
  // "am Ende wird festgehalten: geheilt, gebessert oder unverändert"
  { says: new RegExp(String.raw`(?<!\p{L})(?:(?:am (?:ende|schluss)|zum schluss|danach|hinterher|at the end|afterwards|in the end)[^.:;]{0,40}(?:festgehalten|eingetragen|notiert|vermerkt|recorded|noted|entered|set|down)|(?:ergebnis|result|outcome)(?: (?:ist|is|can be))?)(?: as| als)? ?:? ${steps}${end}`, 'iu'), label: 'Result' }, // prettier-ignore
  // "which frame hangs in which booth, sanded, primed, painted, dry"
  { says: new RegExp(String.raw`(?:,| (?:is|are|ist|sind|und|and)) (?<steps>${past}(?:, ${past}){2,6}(?:,? (?:and|or|und|oder) ${past})?)${end}`, 'u'), label: 'Status' }, // prettier-ignore
  // "if theirs is done or cracked", "ob es schon fertig oder kaputt ist"
  { says: new RegExp(String.raw`(?<!\p{L})(?:if|whether|ob) (?:theirs|it|they|its|ours|mine|es|das|sie|ihre?s?|the \p{L}+|(?:der|die|das) \p{L}+) (?:(?:is|are|has been|was) )?(?:(?:already|still|schon|noch) )?(?<steps>${past}(?:, ${past}){0,4},? (?:or|oder) ${past})(?: (?:ist|sind|wurde))?${end}`, 'u'), label: 'Status' }, // prettier-ignore
];

/** "Client, amount, discount": what something has, and no steps that it goes through. */
const isNameOfField = (name: string): boolean =>
  toneOf(name) === 'neutral' && (fieldWords.has(name.toLowerCase()) || fieldTypeOf(name) !== 'text');

const listed = (said: string): string[] =>
  said.split(/,\s*(?:(?:and|or|und|oder|then|dann) )?|\s+(?:and|or|und|oder|then|dann|to|till|until|over|via|über|zu|nach|bis(?: zu)?)\s+|\s*(?:-+>|=>|→)\s*|\s+-+\s+/u).map((name) => name.trim()).filter(Boolean); // prettier-ignore
const isFirst = /^(?:new|open|planned|received|requested|reported|waiting|offen|neu|geplant|gemeldet|angefragt|wartet|eingegangen)/i; // prettier-ignore
const bare = (field: string): string => field.replace(/\s*\(.*$/, '').toLowerCase();

/** How far a thing is, told as steps that it goes through: a field of it with these choices, and none of them a list. */
export function withSaidSeries(read: Reading, typed: string): Reading {
  if (read.language === 'other') return read;
  const isGerman = read.language === 'de';
  return withSeries(withPlaces(read, typed), typed, isGerman);
}

/** "which frame hangs in which booth", "welches Fass liegt in welchem Keller": both are kept, and the one is where the other is. */
const places = /(?<!\p{L})(?:which|welche[rsn]?) (?<thing>[\p{L}-]+) (?:(?:is|are|was|sits?|stands?|lies?|goes|belongs|ist|sind|liegt|liegen|steht|stehen|gehört|hängt) )?(?:(?:now|gerade|jetzt) )?(?:on|in|at|with|to|auf|in|an|bei|zu) (?:which|welche[rsnm]?) (?<place>[\p{L}-]+)/iu; // prettier-ignore
function withPlaces(read: Reading, typed: string): Reading {
  const { thing = '', place = '' } = places.exec(typed)?.groups ?? {};
  const one = (word: string) => (read.language === 'de' ? germanSingular(word.toLowerCase()) : lemmaOfNoun(word.toLowerCase())); // prettier-ignore
  const [from, to] = [one(thing), one(place)];
  if (
    thing === '' ||
    from === to ||
    [from, to].some((noun) => (gradeOf(noun)?.asRecord ?? 0) < 2 && !isCounted(noun, typed))
  )
    return read;
  const known = read.entities.find(({ noun }) => noun === from);
  const at = read.entities.find(({ noun }) => noun === to);
  const plain = (noun: string, fields: string[]): ReadEntity => ({ noun, plural: read.language === 'de' ? germanPlural(noun, []) : null, fields, weight: 2.4, why: ['it is asked where it is'], isImplied: false }); // prettier-ignore
  // what was told of the place was told of what is there
  const moved = known === undefined ? (at?.fields ?? []) : [];
  const first = known ?? plain(from, moved);
  const second =
    at === undefined ? plain(to, []) : { ...at, fields: at.fields.filter((field) => !moved.includes(field)) };
  const others = read.entities.filter(({ noun }) => noun !== from && noun !== to);
  const relations = read.relations.filter((relation) => !(relation.from === to && relation.to === from)).map((relation) => (known === undefined && relation.to === to ? { ...relation, to: from } : relation)); // prettier-ignore
  const isJoined = relations.some((relation) => relation.from === from && relation.to === to);
  return {
    ...read,
    entities: [first, second, ...others],
    relations: isJoined ? relations : [...relations, { from, to }],
  };
}

const isCounted = (noun: string, typed: string): boolean => new RegExp(String.raw`(?<!\p{L})(?:\d+|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) ${noun.slice(0, 5)}`, 'iu').test(typed); // prettier-ignore

function withSeries(read: Reading, typed: string, isGerman: boolean): Reading {
  for (const { says, label, isSaidOfAll } of ways) {
    const match = says.exec(typed);
    const names = listed(match?.groups?.steps ?? '');
    if (
      !match ||
      names.length < 2 ||
      names.length > 8 ||
      // people and things go from place to place, too
      (isSaidOfAll && names.every((name) => toneOf(name) === 'neutral' && !isFirst.test(name))) ||
      (label === 'Status' && (names.some(isNoStep) || names.filter(isNameOfField).length > 0))
    )
      continue;
    const owner = ownerOf(read, typed.slice(0, match.index + match[0].indexOf(match.groups!.steps!)), names);
    if (!owner || owner.fields.some((field) => /^(?:status|state|stage|stand|zustand|ergebnis|result)(?![\p{L}])/iu.test(field) && field.includes('('))) return read; // prettier-ignore
    const torn = new Set(names.flatMap((name) => [name.toLowerCase(), lemmaOfNoun(name.toLowerCase())]));
    const isWay = / (?:from|von) /i.test(match[0]); // it begins with the first
    const opens =
      label === 'Status' && !isWay && names.every((name) => !isFirst.test(name)) ? [isGerman ? 'offen' : 'open'] : [];
    const field = `${label === 'Status' ? 'Status' : isGerman ? 'Ergebnis' : 'Result'} (${[...opens, ...names].join(', ')})`; // prettier-ignore
    const isTorn = (one: ReadEntity): boolean =>
      one !== owner && (torn.has(one.noun) || (/^(?:ergebnis|result|outcome|status|step|schritt|station)$/.test(one.noun))) && one.fields.every((name) => torn.has(bare(name))); // prettier-ignore
    const entities = read.entities.filter((one) => !isTorn(one)).map((one) => ({ ...one, fields: [...one.fields.filter((name) => !torn.has(bare(name)) && !(one === owner && /^(?:status|stages?|ergebnis|result)(?::.*)?$/i.test(name))), ...(one === owner ? [field] : [])] })); // prettier-ignore
    const nouns = new Set(entities.map(({ noun }) => noun));
    return { ...read, entities, relations: read.relations.filter(({ from, to }) => nouns.has(from) && nouns.has(to)) };
  }
  return read;
}

/** "the kitchen, the garden": places and people are passed, and are no steps. */
const isNoStep = (name: string): boolean =>
  toneOf(name) === 'neutral' && (isPerson(name.toLowerCase()) || gradeOf(name.toLowerCase())?.kind === 'place');

/** The list that was spoken of last before, who is nobody; else the first one. */
function ownerOf({ entities }: Reading, before: string, names: readonly string[]): ReadEntity | undefined {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const things = entities.filter(({ noun, isLink }) => !isLink && !isPerson(noun) && !taken.has(noun));
  const said = before.toLowerCase();
  const at = ({ noun, plural }: ReadEntity) => Math.max(said.lastIndexOf(noun), plural === null ? -1 : said.lastIndexOf(plural.toLowerCase())); // prettier-ignore
  // in one sentence the first is what the others are of
  const sentence = said.search(/[^.!?;\n]*$/);
  const own = things.filter((one) => at(one) >= sentence).sort((a, b) => said.indexOf(a.noun, sentence) - said.indexOf(b.noun, sentence)); // prettier-ignore
  // "if theirs is ready": what they have brought, not what was spoken of
  if (/(?:theirs|ours|mine|ihre?s?|meine?s?|unsere?s?) (?:(?:is|are|has been|was|ist|sind|schon|already) ?)*$/u.test(said)) return things.find((one) => !own.includes(one)) ?? own[0]; // prettier-ignore
  return own[0] ?? things.filter((one) => at(one) >= 0).sort((a, b) => at(b) - at(a))[0] ?? things[0];
}
