import { gradeOf } from '../../reading/lexicon/graded-nouns.ts';
import { inSentence } from '../../plan/names.ts';
import type { Access, AppPlan, Entity } from '../../plan/plan.ts';

const people = String.raw`(?:members|parents|players|captains|volunteers|helpers|drivers|pupils|students|fosterers|carers|keepers|walkers|residents|tenants|neighbou?rs|customers|clients|visitors|guests|participants|competitors|singers|musicians|ringers|teachers|trainers|coaches|families|folks?|people|everyone|everybody|mitglieder|eltern|spieler|fahrer|helfer|schüler|schülerinnen|musikanten|musiker|sänger|bewohner|mieter|nachbarn|kunden|gäste|besucher|teilnehmer|lehrkräfte|lehrer|trainer|familien|mitarbeiter|mitarbeitende|saisonkräfte|aushilfen|ehrenamtliche|pächter|imker|jäger|leute|jede[rs]?|alle)`;
const puts = String.raw`(?:enter|record|log|put|sign|register|say|tell|tick|claim|pick|choose|book|report|add|fill|submit|send|mark|note|write|answer|vote|eintragen|tragen|trägt|melden|meldet|buchen|bucht|erfassen|sagen|sagt|wählen|wählt|nehmen|schreiben|schreibt|haken|anmelden|bestellen|abstimmen|eingeben|angeben|reservieren|absagen|zusagen|nachtragen|ausfüllen|stellen|reichen)`;
/** "Members log their laps", "Schüler sollen es selbst notieren", "I want visitors to add photos". */
const putIn = new RegExp(String.raw`(?<!\p{L})${people}(?: (?!und|and|who|die|but|aber)[\p{L}]+){0,3}? ${puts}(?!\p{L})|(?<!\p{L})(?:want|need|let|like|allow|get) (?:\p{L}+ )?${people} (?:to )?${puts}(?!\p{L})`, 'iu'); // prettier-ignore
/** Who comes from outside sees nothing of the others. */
const outsiders = /(?<!\p{L})(?:customers|clients|visitors|guests|kunden|gäste|besucher)(?!\p{L})/iu;
/** Somebody is named who runs it: not all who use it may change all of it. */
const isRun = /(?<!\p{L})(?:i|we|ich|wir|our|unsere?|my|mein\p{L}*|organi[sz]er|warden|secretary|office|committee|captain|coach|leader|leiter\p{L}*|\p{L}*wart|vorstand|büro|koordinator\p{L}*|\p{L}*meister)(?!\p{L})/iu; // prettier-ignore

/** "Other parents must not see that", "jeder nur die eigenen Stunden". */
const ownOnly = /(?<!\p{L})(?:other|another|anyone else['’]?s?|each other['’]?s) (?:\p{L}+ )?(?:must not|must ?n['’]?t|should not|should ?n['’]?t|can ?not|can['’]?t|may not) (?:be able to )?see|(?<!\p{L})(?:not|never|nobody|no one) (?:\p{L}+ ){0,3}see (?:other|each other|anyone else|somebody else)|(?<!\p{L})(?:sees?|seeing|view|views|enters?|has|have|get|gets|in) (?:\p{L}+ )?only (?:their|his|her|its) own|(?<!\p{L})only (?:sees?|enters?|gets?) (?:their|his|her) own|(?<!\p{L})andere (?:\p{L}+ )?(?:dürfen|sollen|können) (?:(?:das|es|die|sie) )?(?:nicht|nichts)(?: davon)? sehen|(?<!\p{L})(?:nur|bloß|ausschließlich) (?:die|den|das|ihre[nmr]?|seine[nmr]?|ihr|sein) (?:jeweils )?eigene[nrms]?(?!\p{L})/iu; // prettier-ignore
/** "The treasurer may look in", "die Rektorin soll mitlesen können": somebody else than who writes. */
const looksIn = /(?<!(?<!\p{L})(?:i|we) )(?<!\p{L})(?:can|may|should|could|wants? to|needs? to)(?: be able to)?(?: just| only)? (?:look in|have a look at (?:it|everything)|look at (?:it|everything)|follow along)(?!\p{L})|(?<!(?<!\p{L})(?:ich|wir) )(?<!\p{L})(?:soll|darf|kann|möchte|will|dürfen|sollen|können)(?: \p{L}+){0,2} (?:reinschauen|reinsehen|reingucken|mitlesen|einsehen|hineinschauen)(?!\p{L})/iu; // prettier-ignore
const change = '(?:change|edit|add|alter|touch|update|enter|delete|write)';
const what = '(?:stuff|things|it|them|anything|something|the|entries|records|everything)';
/** "Only the head gardener changes entries": few who are named, and not the people who use it; nobody's own. */
const fewEdit = new RegExp(String.raw`(?<!\p{L})only (?:the|our|my|an?|two|three|\d+|one)(?: (?:two|three|\d+))? (?!(?:\p{L}+ )?${people}(?!\p{L}))(?:\p{L}+ ){1,3}?(?:(?:should|can|may|must|are allowed to|is allowed to) )?(?:be able to )?${change}s? ${what}(?! (?:own|same)(?!\p{L}))(?!\p{L})`, 'iu'); // prettier-ignore
/** "Everybody else can only read." */
const restLooks = /(?<!\p{L})(?:the )?(?:rest|others|everyone else|everybody else) (?:of us )?(?:can |may |should )?(?:just|only) (?:look|read|see|view)s?(?! (?:their|his|her|its|own)(?!\p{L}))(?!\p{L})/iu; // prettier-ignore

const isDeed = (entity: Entity): boolean => {
  const kind = gradeOf(entity.label.toLowerCase())?.kind ?? '';
  const refers = entity.fields.some(({ type }) => type === 'reference');
  return entity.verb !== undefined || kind === 'deed' || (refers && ['event', 'record', 'amount', 'document'].includes(kind)) || /^(?:entry|eintrag|booking|sign-?up|response|visit|loan|report)$/i.test(entity.name); // prettier-ignore
};
const isKept = ({ access }: Entity): boolean => access.read === 'anonymous' || access.read === 'admin' || access.write === 'anonymous'; // prettier-ignore
/** What somebody has in the app for themselves. */
const isPrivate = /^(?:Order|Favourite|Profile)$/;
const isPerson = ({ label }: Entity): boolean => gradeOf(label.toLowerCase())?.kind === 'person';

/**
 * Who may do what: what people put in themselves is theirs, what the app is about is kept by whoever runs it. Only where a
 * text speaks of such people, and access that it has for visitors stays.
 */
export function toldRoles({ entities }: AppPlan, text: string): boolean {
  const set = (of: readonly Entity[], access: Access) => of.forEach((entity) => { if (!isKept(entity) && !isPrivate.test(entity.name)) entity.access = access; }); // prettier-ignore
  if (fewEdit.test(text) || restLooks.test(text)) {
    set(entities, { read: 'all', write: 'admin' });
    return true;
  }
  const deeds = entities.filter((entity) => isDeed(entity) && !isPerson(entity));
  const isOwn = ownOnly.test(text);
  const isPut = putIn.test(text) && isRun.test(text);
  if (deeds.length > 0 && (isOwn || isPut)) {
    const said = putIn.exec(text)?.[0].toLowerCase() ?? '';
    const named = entities.filter((entity) => said.includes(inSentence(entity.plural).toLowerCase()) && !isPerson(entity)); // prettier-ignore
    const ownNames = [...text.matchAll(/(?<!\p{L})(?:own|eigene[nrms]?) (\p{L}{3,})/giu)].map(([, word = '']) =>
      word.toLowerCase(),
    );
    const own = entities.filter((entity) => [entity.label, entity.plural].some((name) => ownNames.includes(name.toLowerCase()))); // prettier-ignore
    const theirs = [...new Set([...deeds, ...named, ...(isOwn ? own : [])])];
    const isFromOutside = outsiders.test(said);
    set(theirs, isOwn || isFromOutside ? { read: 'creator', write: 'creator' } : { read: 'all', write: 'creator' });
    if (theirs.length < entities.length) set(entities.filter((entity) => !theirs.includes(entity)), { read: 'all', write: 'admin' }); // prettier-ignore
  }
  if (looksIn.test(text))
    for (const entity of entities) if (entity.access.read === 'creator' && entity.access.write === 'creator') set([entity], { read: 'all', write: 'creator' }); // prettier-ignore
  return deeds.length > 0 && (isOwn || isPut);
}
