import type { AppPlan } from '../../../../plan/plan.ts';
import { isPerson } from '../../../../reading/chunks.ts';
import { entitiesIn, likeness } from '../../../understand/gist/mentions.ts';
import { deedsSaid } from '../said/deeds.ts';
import { partiesIn, people, roleFrom, type Party } from '../said/parties.ts';

const leave = String.raw`(?:may|can|could|should|shall|must|might|ought|needs?|do not|does not|has|have|(?:is|are) (?:not |also |only )?(?:to|allowed|(?:supposed|able|free|welcome|meant) to)|gets?|wants?)`;
const word = String.raw`\p{L}[\p{L}’'-]*`;
const place = String.raw`(?: (?:on|in|at|of|from) (?:the |our )?${word})?`;
/** In the place of who does it: "the weekend girls can …", "for our night porters to …". */
const english: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|(?<!\p{L})(?:that|want|only|just|let|so|and|of|allow) )(?:(?:the|our|my|a|an|each|every|any|all|no|all the) )?(?<who>${word}(?: ${word}){0,2}?)${place}(?: (?:also|too|still|only|just|alone|themselves|always|never|here))* (?=${leave}(?!\p{L})(?! (?:only |also |not |never |always |still )*be (?!able|allowed)))`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})(?:only (?:the |our |my )?|just the |(?:by|except(?: for)?|but|let|allow|from|for|left to|up to|stop|matter of) (?:the |our |my ))(?<who>${word}(?: ${word}){0,1}?)(?= (?:only|alone|to|from|out|may|can|and|or|do|see|change|entirely)(?!\p{L})|\s*$)`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})(?:the |our |my )?(?<who>${word}(?: ${word})?)(?:['’]s|s['’]) (?:job|business|thing|task|eyes|matter|call)(?!\p{L})`, 'iud'),
  new RegExp(String.raw`^(?:the |our |my |every |each |any |an? )?(?<who>${word}(?: ${word})?) (?=(?:also |just |only )?(?:sees?|reads?|enters?|adds?|changes?|deletes?|writes?|puts?|looks?|decides?|makes?|is shown|is the only|are the only)(?!\p{L}))`, 'iud'),
]; // prettier-ignore

const may = String.raw`(?:darf|dürfen|soll|sollen|sollten|sollte|kann|können|könnten|muss|müssen|braucht|brauchen)`;
const first = String.raw`(?:die|der|das|unse?re?|meine?|mein|unser|alle|jede[rs]?|ein|eine|kein|keine|normale|dass|dass die|dass der|dass unsere)`;
const german: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|(?<!\p{L})dass )(?:${first} )*(?<who>${word})(?: (?:am|im|vom|von der|in der) ${word})? (?=${may}(?!\p{L}))`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})${may} (?:(?:nur|bloß|auch|allein|ausschließlich|doch|ruhig|bitte|aber|gern|gerne|noch|mir|nicht) )*(?:die|der|das|unse?re?|unser|meine?|mein|jede[rs]?|alle) (?<who>${word})(?!\p{L})`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})(?:nur|allein|ausschließlich|ausschliesslich|einzig|höchstens|bloß|außer|ausser|sache|aufgabe|job|vorbehalten) (?:noch |von |durch |für |bei )*(?:vom |der |die |das |dem |den |unse?re?[mnr]? |meine?[mnr]? )(?<who>${word})(?!\p{L})`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})(?:durch|von|vom|über|gibt|gib|erlaube) (?:die |der |den |dem |das |unse?re?[mnr]? |meine?[mnr]? )?(?<who>${word})(?= (?:nur|allein|alleine|nichts|nix|was)|\s*$)`, 'iud'),
  new RegExp(String.raw`^(?:die|der|das|unse?re?|unser|meine?|mein) (?<who>${word}) (?=(?:sehen|sieht|lesen|liest|schau\p{L}*|trägt|tragen|legen|legt|bearbeite\p{L}*|änder\p{L}*|lösch\p{L}*|hat|haben|ist|sind|nehmen|nimmt|darf)(?!\p{L}))`, 'iud'),
  new RegExp(String.raw`(?<!\p{L})(?:geht|gehen|gehn) (?:die |den |das |unse?re?[n]? |meine?[n]? )?(?<who>${word}) (?:gar )?(?:nichts|nix)(?!\p{L})`, 'iud'),
]; // prettier-ignore

const nobody = /^(?:ahead|home|going|eyes?|somebody|someone|jemand|as|als|neither|either|nor|then|would|will|may|can|should|must|could|label|button|title|heading|text|name|part|stuff|list|form|two|three|four|zwei|drei|vier|startseite|seite|liste|übersicht|kalender|app|seine?[nrms]?|ihre?[nrms]?|how|where|when|why|far|it|this|that|these|those|they|he|she|him|her|them|we|us|i|me|you|one|ones|each|what|which|who|whoever|there|people|person|everyone|everybody|anyone|anybody|nobody|else|others?|rest|app|page|entry|entries|thing|things|own|not|only|just|also|please|now|all|any|none|both|some|more|most|first|last|new|old|everything|anything|nothing|es|er|sie|ihr|ihnen|ihm|ihn|das|die|der|den|dem|was|wer|man|ich|mich|mir|wir|uns|du|nur|auch|noch|mehr|alle|alles|allen|jeder|jedem|jede|niemand|niemanden|keiner|keinen|keine|andere|anderen|andern|sonst|selbst|selber|da|dort|hier|dran|daran|dabei|bitte|jetzt|dann|nichts|nix|nicht|eigenen?|einen?|ein|eine|bei|mit|von|für|zum|zur|ja|nein|eintrag|einträge|dinge|sachen|lesen|sehen|anlegen|ändern|löschen|eintragen|mal|so|immer|wieder|ganz|eben|halt|sich|bloß|bloss|dorf|welt|allein|alleine|ruhig|gern|gerne|aber|zugang|zugriff|way|anmeldung|konto|account)$/iu; // prettier-ignore

/** Whether somebody may be called so: no thing of the app, nothing that is done, and no small word. */
function mayBeSomebody(said: string, { entities, language }: AppPlan): boolean {
  const words = said.split(' ');
  const last = words.at(-1)!;
  // "nur böses Blut": how something is
  if (language === 'de' && /(?:[^ns]es|em)$/u.test(last)) return false;
  if (words.some((one) => nobody.test(one)) || people.test(last) || last.length < 3 || /['’]/u.test(said)) return false;
  if (deedsSaid(last).deeds.length > 0) return false;
  const isThing = entities.some(({ label, plural, fields }) => [label, plural, ...fields.map((field) => field.label)].some((name) => likeness(last, name.split(' ').at(-1)!) >= 3)); // prettier-ignore
  return !isThing || isPerson(last.toLowerCase());
}

/** "Telefon der Eltern" is no word of the parents, the vet visits none of a vet, and what is done for everyone none of them. */
function isOfThing({ kind, at, end }: Party, text: string, plan: AppPlan): boolean {
  if (kind === 'everyone') return /(?<!\p{L})(?:for|of|für|von|mit|bei) $/iu.test(text.slice(0, at));
  if (kind !== 'role') return false;
  const isOfField = /(?<!\p{L})(?:der|des|von|of the|of) $/iu.test(text.slice(0, at)) && plan.entities.some(({ fields }) => fields.some(({ label }) => label.includes(' ') && label.split(' ').some((word) => likeness(text.slice(at, end), word) >= 3))); // prettier-ignore
  return (
    isOfField || entitiesIn(text, plan).some((one) => one.at <= at && end <= one.end && one.end - one.at > end - at)
  );
}

const isThingBehind = (rest: string, plan: AppPlan): boolean => {
  const next = /^ (\p{L}+)/u.exec(rest)?.[1];
  return plan.language === 'de' && next !== undefined && plan.entities.some(({ label, plural }) => [label, plural].some((name) => likeness(next, name) >= 3)) && !/^(?:die|der|das|den)$/iu.test(next); // prettier-ignore
};

/** Who a part of a message speaks of: whoever is known to be somebody, else who stands in the place of somebody who may. */
export function peopleIn(text: string, plan: AppPlan): Party[] {
  const read = partiesIn(text, plan).filter((party) => !isOfThing(party, text, plan));
  const hasRole = read.some(({ kind }) => kind === 'role');
  const owner = read.find(({ kind }) => kind === 'owner');
  // "I of course all": of the records. Beside somebody who does it the members are what it is done with
  const known = read.filter(({ kind, at, end }) => !(kind === 'everyone' && owner && owner.end <= at && /^all(?:e[sn]?)?$/iu.test(text.slice(at, end)))).filter(({ kind, at, end }) => !(kind === 'everyone' && hasRole && plan.entities.some(({ label, plural }) => [label, plural].some((name) => likeness(text.slice(at, end), name) >= 3)))); // prettier-ignore
  const whole = widened(known, text, plan);
  if (whole.some(({ kind }) => kind === 'role' || kind === 'owner' || kind === 'visitors')) return whole;
  for (const pattern of plan.language === 'de' ? german : english) {
    const match = pattern.exec(text);
    const who = match?.groups?.['who'];
    if (!match || who === undefined || !mayBeSomebody(who, plan)) continue;
    const [at, end] = match.indices!.groups!['who']!;
    // "nur anstehende Übungen": what stands before a thing is how it is
    if (isThingBehind(text.slice(end), plan)) continue;
    return [...known.filter((party) => party.end <= at || end <= party.at), { kind: 'role' as const, role: roleFrom(who, plan.language), at, end }].sort((a, b) => a.at - b.at); // prettier-ignore
  }
  return known;
}

/** "The ski technicians", "our weekend helpers": what they are called in full. */
function widened(parties: readonly Party[], text: string, plan: AppPlan): Party[] {
  if (plan.language === 'de') return [...parties];
  return parties.map((party) => {
    const isGroup = party.kind === 'everyone' && /^(?:staff|team|crew|group|workers?|members?|people)$/iu.test(text.slice(party.at, party.end)); // prettier-ignore
    if (!isGroup && (party.kind !== 'role' || party.person)) return party;
    const before = /(?:^|(?<!\p{L})(?:the|our|my|a|an|any|every|each|no) )(?<words>\p{L}{3,})\s$/iu.exec(text.slice(0, party.at)); // prettier-ignore
    const said = before?.groups?.['words'];
    if (!said || nobody.test(said) || deedsSaid(said).deeds.length > 0 || /^(?:the|our|my|any|every|each|let|lets|for|from|only|just|by|new|other|and|but|with|except|than|that|like|allow|keep|stop|nobody|other|either|former|all|some|most|many|old|same)$/iu.test(said)) return party; // prettier-ignore
    const at = party.at - said.length - 1;
    return { kind: 'role', role: roleFrom(text.slice(at, party.end), plan.language), at, end: party.end };
  });
}
