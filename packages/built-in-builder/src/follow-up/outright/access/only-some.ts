import { inSentence } from '../../../plan/names.ts';
import type { AppPlan, Entity } from '../../../plan/plan.ts';
import { type Deed, type Who, whoMay } from '../../../plan/rights.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { deedsIn, looksOnly } from './deeds-said.ts';
import { type Holder, holdersIn, withoutHolder } from './holders.ts';
import { isOfPeople, themselves } from './themselves.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';
import { clausesOf, oneOf, only, whichList } from './words.ts';

/** "I'm the only one who", "except me", "nur noch von mir": those who run the app, who are its admins. */
export const onlyMe = oneOf(
  ...['(?:only|just) (?:i|me|us|we|the owner|the boss|admins?)', '(?:i|we)(?:[’\']m| am|[’\']re| are)? (?:be )?the only (?:one|ones|person|people)', '(?:except|but|besides|other than)(?: for)? (?:me|us|the owner)', '(?:stays?|rests?|remains?) with (?:me|us)', '(?:by|to|for) me alone', '(?:me|us) and (?:nobody|no one) else', '(?:leave (?:that|it) to|by) me', '(?:i|me) alone', 'my (?:job|business|thing|call|decision)'],
  ...['nur (?:noch )?(?:der chef|die chefin|chefin|chef|der inhaber|die inhaberin|ich|von mir|durch mich|mir|ich selbst|wir)', '(?:außer|ausser) (?:mir|ich|uns)', 'es sei denn,? (?:von |durch )?(?:mir|mich|ich)', 'ich (?:alleine?|bin der einzige|bin die einzige)', '(?:bleibt|liegt) bei mir', 'allein (?:ich|von mir|meine sache)', 'meine sache', 'mach(?:e)? (?:nur |alleine? )?ich(?: alleine?)?'],
); // prettier-ignore

/** What others may is no part of what only some may: "der Rest guckt nur", "the others may look". */
const ofOthers = /(?<!\p{L})(?:the (?:others?|rest)|others|everyone else|everybody else|all|alle|der rest|die (?:anderen?|andern|übrigen)|jeder|alle anderen) (?:\p{L}+ ){0,3}?(?:see|sees|look|looks|read|reads|view|guckt|gucken|lesen|liest|sehen|sieht|schauen|schaut)(?! only)(?!\p{L})|(?<!\p{L})\p{L}+s (?:can |may |just |only ){1,2}(?:view|see|read|look|watch)(?!\p{L})|(?<!\p{L})(?:lesen|sehen|gucken|anschauen) (?:dürfen|können|sollen) (?:die |das )?(?:andern|anderen|alle|jeder|übrigen)/iu; // prettier-ignore

const othersAdd = /(?<!\p{L})(?:everyone|everybody|anyone|all) (?:can|may) (?:add|enter)\p{L}*|(?<!\p{L})(?:eintragen|anlegen|hinzufügen) (?:kann|darf|dürfen|können) (?:jeder|alle|jede)|(?<!\p{L})(?:jeder|alle) (?:kann|darf|dürfen|können) (?:\p{L}+ ){0,2}(?:eintragen|anlegen)/iu; // prettier-ignore
const onlyFor = oneOf('only for', 'only (?:the|our|my)', 'nur für', 'nur (?:der|die|den|das|unser\\p{L}*)', 'just for');

/** Who alone may, by the sentence: those who run the app, or holders of a role. */
export function aloneIn(text: string, plan: AppPlan): { who: Who; holder?: Holder } | null {
  if (onlyMe.test(text)) return { who: {} };
  if (looksAfter.test(text)) return { who: { own: true } };
  const holder = nearestTo(text, holdersIn(text, plan));
  return holder ? { who: { roles: [holder.role] }, holder } : null;
}

/** Who stands beside the words for it, or is meant by a pronoun there. */
function nearestTo(text: string, holders: readonly Holder[]): Holder | undefined {
  const cue = only.exec(text.replace(looksOnly, (said) => ' '.repeat(said.length)));
  if (!cue) return holders[0];
  const isNear = ({ at, role }: Holder) => at - (cue.index + cue[0].length) < farthest && cue.index - (at + role.length) < farthest; // prettier-ignore
  const named = holders.find(({ person }) => person !== undefined);
  const isMeant = pronoun.test(text.slice(Math.max(0, cue.index - 12), cue.index + cue[0].length + 30));
  return isMeant ? (named ?? holders[0]) : (holders.find(isNear) ?? (ofNobodyElse.test(text) ? holders[0] : undefined));
}
const farthest = 32;
const pronoun = oneOf('her', 'him', 'he', 'she', 'them', 'ihr', 'ihm', 'ihn', 'er', 'sie');
const ofNobodyElse = oneOf('no ?one else', 'nobody else', 'sonst niemand', 'sonst keiner', 'der rest');

/** "Ausschließlich, wer die Frau auch betreut": those are known by what they entered. */
const looksAfter = /(?<!\p{L})(?:only the (?:writer|author|creator|maker|sender|one who|person who)|nur (?:der|die|dem|den) (?:verfasser|autor|ersteller)\p{L}*|who(?:ever)? (?:looks? after|cares? for|is in charge of|made|created|entered)|wer (?:\p{L}+ ){0,4}(?:betreut|angelegt|eingetragen|versorgt)(?: hat)?)(?!\p{L})/iu; // prettier-ignore

const keeps = oneOf('stays? with', 'remains? with', 'private', 'secret', 'confidential', 'geheim', 'vertraulich', 'bleibt bei', 'geh(?:t|en) (?:nur|niemanden?) (?:\\p{L}+ ){0,3}an'); // prettier-ignore

/** "Ticking off who's paid is the treasurer's thing", "gelöscht wird hier nur von mir": what only some do. */
export function onlySomeWish(text: string, plan: AppPlan): Outright {
  // "participants can only read them" says what they do, and not that nobody else does
  if (!only.test(text.replace(looksOnly, ' ')) && !onlyMe.test(text)) return null;
  const alone = aloneIn(text, plan);
  if (!alone) return null;
  const isMine = alone.holder === undefined && !alone.who.own;
  // "each nurse sees only the patients that she entered herself", "the captains, who are admins"
  if (!isMine && (ofTheirOwn.test(saidOf(text, plan)) || (alone.holder && ofAdmins.test(text)))) return null;
  const value = alone.holder && choiceIn(text, plan);
  if (value) return `Who sets one single choice has no rule of its own, so I changed nothing: say “only the ${alone.holder!.role.toLowerCase()} may change the ${value}”, and everyone else goes on reading it.`; // prettier-ignore
  const said = withoutHolder(saidOf(text.replace(ofOthers, ' ').replace(othersAdd, ' '), plan), alone.holder);
  const deeds = deedsIn(said);
  const fields = fieldsSaid(said, plan);
  const lists = listsSaid(said, plan);
  const person = alone.holder?.person ? { person: alone.holder.person } : {};
  const isDeleting = deeds.includes('delete') && !/(?<!\p{L})(?:edit|change|änder|bearbeit)\p{L}*/iu.test(said);
  // "my colleagues see everything, but only I delete" says more than who deletes
  if (isDeleting) return isMine && deedsIn(text).includes('see') ? null : rightsOf(lists.length > 0 ? lists : plan.entities, ['delete'], alone.who, person); // prettier-ignore
  const isSeeing =
    ((deeds.length === 0 && onlyFor.test(said)) || deeds.includes('see') || keeps.test(said)) &&
    ((!deeds.includes('change') && !deeds.includes('add')) || seesAndChanges.test(said));
  // "members shouldn't see each other's birthdays, only the coaches": their own they go on seeing
  if (fields.length > 0 && isSeeing && ofEachOther.test(text))
    return fields.flatMap(({ entity, field }): Change[] => {
      const { who, changes } = isOfPeople(entity) ? themselves(entity, plan) : { who: { own: true } as Who, changes: [] };
      return [...changes, { kind: 'field-rights', entity: entity.name, field: field.name, rights: { see: { ...who, ...alone.who } }, ...person }];
    }); // prettier-ignore
  if (fields.length > 0 && (isSeeing || deeds.includes('change')))
    return fields.map(({ entity, field }): Change => ({ kind: 'field-rights', entity: entity.name, field: field.name, rights: isSeeing ? { see: alone.who } : { change: alone.who }, ...person })); // prettier-ignore
  // what the access of a list says by itself
  if (isMine && deeds.includes('see') && lists.length === 0 && text.length > 60) return whichList;
  if (isMine || deeds.length === 0) return null;
  const role = alone.holder?.role.toLowerCase() ?? '';
  const meant = lists.length > 0 ? lists : plan.entities.filter(({ label }) => role.startsWith(label.toLowerCase().slice(0, -1)) && label.length > 4); // prettier-ignore
  if (meant.length === 0) return alone.holder && text.length > 60 ? whichList : null;
  if (isSeeing) return rightsOf(meant, ['see'], alone.who, person);
  const isOpenToAdd = othersAdd.test(text);
  return rightsOf(meant, isOpenToAdd || ofEnding.test(said) ? ['change', 'delete'] : deeds.includes('change') || ofOthers.test(text) ? ['add', 'change', 'delete'] : ['add'], alone.who, person); // prettier-ignore
}

const seesAndChanges =
  /(?<!\p{L})(?:see|view|read|sehen|lesen|einsehen) (?:and|or|und|oder) (?:change|edit|ändern|bearbeiten)(?!\p{L})/iu;
/** What is called off was entered by somebody, who goes on doing that. */
const ofEnding = oneOf(
  'cancel\\p{L}*',
  'calls? (?:\\p{L}+ )?off',
  'absag\\p{L}*',
  'stornier\\p{L}*',
  'correct\\p{L}*',
  'korrigier\\p{L}*',
  'mov(?:e|es|ing)',
  'verschieb\\p{L}*',
);
const ofEachOther = oneOf(
  "each other[’']?s?",
  "one another[’']?s?",
  "others[’']",
  'gegenseitig',
  'voneinander',
  'der (?:anderen|andern)',
);
const ofTheirOwn = oneOf('(?:their|his|her) own', 'herself', 'himself', 'themselves', 'eigene[nrms]?', 'selbst', 'selber'); // prettier-ignore
const ofAdmins = /(?<!\p{L})(?:admin\p{L}*|verwalter\p{L}*|\p{L}*adminrecht\p{L}*)(?!\p{L})/iu;

/** "On “delivered” everybody clicks": a value of a choice, in quotes, and whose it is. */
function choiceIn(text: string, { entities }: AppPlan): string | null {
  const quoted = /["“„']([^"“”„']{3,30})["”“']/u.exec(text)?.[1]?.toLowerCase();
  if (!quoted) return null;
  for (const { plural, fields } of entities) {
    const field = fields.find(({ options }) => options?.some(({ value }) => value.toLowerCase() === quoted));
    if (field) return `${inSentence(field.label)} of ${inSentence(plural)}`;
  }
  return null;
}

/** The part that says what only some may, where it names what; else the whole. */
function saidOf(text: string, plan: AppPlan): string {
  const part = clausesOf(text).find((one) => only.test(one) || onlyMe.test(one)) ?? text;
  const isWhole = deedsIn(part).length > 0 && (listsSaid(part, plan).length > 0 || fieldsSaid(part, plan).length > 0);
  return isWhole ? part : text;
}

const rightsOf = (lists: readonly Entity[], deeds: readonly Deed[], who: Who, person: { person?: string }): Change[] =>
  changing(lists, deeds, who).map(({ name }) => ({ kind: 'rights', entity: name, rights: Object.fromEntries(deeds.map((deed) => [deed, who])), ...person })); // prettier-ignore

/** Those for which it is not so already; all where it is so for each of them, which is said then. */
const changing = (lists: readonly Entity[], deeds: readonly Deed[], who: Who): readonly Entity[] => {
  const others = lists.filter((entity) => deeds.some((deed) => JSON.stringify(whoMay(entity, deed)) !== JSON.stringify(who))); // prettier-ignore
  return others.length > 0 ? others : lists;
};
