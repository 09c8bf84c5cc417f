import type { AppPlan } from '../../../../plan/plan.ts';
import { rolesOfApp } from '../../../../plan/rights.ts';
import { firstNames } from '../../../../reading/lexicon/first-names.ts';
import { germanSingular } from '../../../../reading/german-plural.ts';
import { likeness, stemOf, tokensIn, type Token } from '../../../understand/gist/mentions.ts';
import { isRoleWord } from '../holders.ts';

/** Somebody of whom a clause speaks. */
export type Party =
  | { kind: 'owner' | 'us' | 'everyone' | 'rest' | 'nobody' | 'visitors'; at: number; end: number; isGuest?: true }
  | { kind: 'role'; role: string; person?: string; at: number; end: number };

const groups: readonly (readonly [Exclude<Party['kind'], 'role'>, RegExp])[] = [
  ['rest', /(?<!\p{L})(?:(?:everyone|everybody|anyone|anybody) else|(?<!each )(?<!with )(?:all )?(?:the )?others?(?='? ?(?:$|may|can|should|must|do|just|only|not|are|will|see|to))|the rest(?: of (?:us|them|you|the \p{L}+))?|(?:alle |die |den )(?:anderen?|andern|übrigen)(?! \p{L}+(?:en|er|s) (?:darf|dürfen))|der rest|other people|ansonsten alle|alle sonst)(?!\p{L})/giu],
  ['nobody', /(?<!\p{L})(?:nobody|no one|no-one|none of (?:them|us|you|the \p{L}+)|none(?= (?:but|except))|niemand(?:en|em)?|kein(?:er|en|em)(?= |$)(?! (?:zugriff|konto|account|fall|weise|grund|fehler))|keine(?= (?:darf|soll|kann|außer|sonst)))(?!\p{L})/giu],
  ['visitors', /(?<!\p{L})(?:strangers?|outsiders?|(?:the )?public|the (?:whole |entire )?(?:world|internet|village|town)|passers-?by|people (?:on|in) the street|people (?:who |that )?(?:come by|from outside|outside|off the street|on (?:our|the) (?:web)?site|visiting)|website visitors|fremde\p{L}*|die öffentlichkeit|öffentlich|alle welt|die (?:ganze )?welt|außenstehende\p{L}*|passanten|wildfremde\p{L}*)(?!\p{L})/giu],
  ['everyone', /(?<!\p{L})(?:every(?:one|body)|any(?:one|body)|each (?:of (?:us|them)|one)|all of us|we all|jede[rnm]?|jedermann|alle[nr]?|all(?= (?:may|can|should|see|are|of us)\b)|wir alle)(?!\p{L})/giu],
  ['owner', /(?<!\p{L})(?:I(?:'m|'d|'ll| am)?|me|myself|mine|admins?|administrators?|the owner|ich|mir|mich|(?:der |die )?(?:inhaber|inhaberin|admins?))(?!\p{L})/giu],
  ['us', /(?<!\p{L})(?:we|us|wir|uns)(?!\p{L})/giu],
]; // prettier-ignore

/** They are everybody who uses the app, and no role of their own. */
export const people = /^(?:people|persons?|users?|members?|staff|teams?|crew|colleagues?|employees?|workers?|co-?workers?|folks?|participants?|teilnehmer\p{L}*|mitglied\p{L}*|leute|nutzer\p{L}*|mitarbeiter\p{L}*|kolleg\p{L}*|angestellte\p{L}*|belegschaft|personal|benutzer\p{L}*|teammitglied\p{L}*)$/iu; // prettier-ignore
const guests =
  /^(?:visitors?|guests?|customers?|clients?|besucher\p{L}*|besuch|gäste|gästen|gast|kunden|kundinnen|kunde|interessent\p{L}*)$/iu;
/** Words for people that are no job: by age, kin, or how somebody is called. */
const loose =
  /^(?:kids?|children|lads?|boys?|girls?|wife|husband|partner|mum|mom|dad|granny|grandma|grandpa|mothers?|fathers?|parents?|temps?|interns?|deput(?:y|ies)|foremen|foreman|office|desk|council|freelancers?|helpers?|volunteers?|assistants?|cleaners?|drivers?|guards?|helfer(?:n|in|innen)?|ehrenamtliche\p{L}*|fahrer(?:n|in|innen)?|journeymen|journeyman|carers?|juniors?|seniors?|externals?|(?:in-?laws?)|kinder|kind|frau|mann|eltern|mutter|vater|oma|opa|bub(?:en)?|mädels?|jungs|vertretung|vermieter\p{L}*|untermieter|freundin|freund|nachbar\p{L}*|notar\p{L}*|anwält\p{L}*|anwalt|büro|vize|stellvertret\p{L}*|lehrling\p{L}*|azubi\p{L}*|azubine|aushilf\p{L}*|minijobber\p{L}*|putzfrau|hilfskr\p{L}+|lehrkr\p{L}+|leitung|leiter\p{L}*|zivi|bufdi|steuerberater\p{L}*|kassier\p{L}*|schüler\p{L}*|ärzt\p{L}*|arzt|pfleg(?:er|erin|erinnen|ekräfte|ekraft)|nacht(?:dienst|wache))$/iu;
const titled =
  /(?<!\p{L})(?<title>frau|herr|herrn|mr|mrs|ms|miss|uncle|aunt|auntie|onkel|tante|oma|opa)\.? (?<name>\p{L}{3,})/giu;
const notOfAName =
  /^(?:everything|nothing|something|anything|people|there|here|now|the|and|or|if|when|what|who|how|why|only|just|from|please|also|we|i|my|our|no|not|nobody|everyone|everybody|anyone|all|each|they|she|he|it|it's|that|this|these|those|can|could|should|is|are|do|does|then|ok|okay|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|whittle|excel|pdf|english|german)$/iu;

/** A German or English word for several as one would say it of one. */
export const singularOf = (word: string, language: AppPlan['language']): string =>
  language === 'de'
    ? germanOne(word)
    : word.replace(/(?<=fore|journey|trades|work|sales)men$/iu, 'man').replace(/^children$/iu, 'child').replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=ch|sh|x|ss)es$|(?<=[^su'])s$/u, ''); // prettier-ignore
const germanOne = (word: string): string =>
  /^(?:eltern|leute)$/iu.test(word) ? word : /(?:hilfen|linge)$/iu.test(word) ? word.slice(0, -1) : /innen$/iu.test(word) ? word.slice(0, -3) : /anwälte?n?$/iu.test(word) ? word.replace(/anwälten?$|anwälte$/iu, 'anwalt') : /(?:azubi|lehrkraft|chef|vize)s$/iu.test(word) ? word.slice(0, -1) : /(?:gesell|kolleg|kund)en$/iu.test(word) ? word.slice(0, -1) : /kräften?$/iu.test(word) ? word.replace(/kräften?$/iu, 'kraft') : /(?:er)n$/iu.test(word) ? word.slice(0, -1) : /(?:ant|ent|ist)en$/iu.test(word) ? word.slice(0, -2) : germanSingular(word); // prettier-ignore

const capital = (role: string): string => role.toLowerCase().replace(/^\p{L}/u, (letter) => letter.toUpperCase());
/** Whoever is called so, in whatever number, as a role. */
export const roleFrom = (said: string, language: AppPlan['language']): string => {
  const words = said
    .trim()
    .split(/\s+/)
    .filter((word) => !noPart.test(word));
  return capital([...words.slice(0, -1), singularOf(words.at(-1) ?? said, language)].join(' '));
};
const noPart =
  /^(?:the|a|an|my|our|your|his|her|their|only|just|best|other|right|own|same|new|old|two|three|four|entire|whole|former|current|young|next|last|both|all|any|every|each|these|those|even|also|now|and|or|but|from|for|to|by|of|with|than|let|lets|that|what|then|please|if|is|are|can|may|should|must|so|die|der|das|den|dem|unsere?n?|meine?n?|ein|eine|nur|auch|und|für|von|außer|dass|wenn|dürfen|darf|sollen|soll|kann|können|was)$/iu;

/** Who of a clause are people that may or may not do something, by their place in it. */
export function partiesIn(text: string, plan: AppPlan): Party[] {
  const found: Party[] = [];
  const add = (party: Party) => {
    if (!found.some(({ at, end }) => party.at < end && at < party.end)) found.push(party);
  };
  const roles = tokensIn(text).flatMap((_, index, tokens) => roleAt(tokens, index, text, plan) ?? []);
  for (const match of text.matchAll(titled))
    if (!/^(?:oma|opa|onkel|tante|frau)$/iu.test(match.groups!['title']!) || firstNames.has(match.groups!['name']!.toLowerCase()) || /^\p{Lu}/u.test(match.groups!['name']!)) add({ kind: 'role', role: match[0].replace(/^herrn/iu, 'Herr').replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()), person: match[0], at: match.index, end: match.index + match[0].length }); // prettier-ignore
  for (const [kind, pattern] of groups) for (const match of text.matchAll(pattern)) add({ kind, at: match.index, end: match.index + match[0].length }); // prettier-ignore
  roles.forEach(add);
  return withPersons(
    found.filter((party) => !isOfNoun(party, roles, text, plan)).sort((a, b) => a.at - b.at),
    text,
  );
}

/** "Alle Trainer" are the trainers, and "alle Fristen" nobody. */
function isOfNoun({ kind, at, end }: Party, roles: readonly Party[], text: string, plan: AppPlan): boolean {
  if (kind !== 'everyone' || !/^(?:alle|jede[rnm]?|all|every)$/iu.test(text.slice(at, end))) return false;
  const next = /^ (\p{L}+)/u.exec(text.slice(end))?.[1] ?? '';
  return roles.some((role) => role.at === end + 1) || plan.entities.some(({ label, plural }) => [label, plural].some((name) => likeness(next, name) >= 3)); // prettier-ignore
}

/** "My deputy Ruth", "Lea, our trainee": one, by what they do and by name. */
function withPersons(parties: readonly Party[], text: string): Party[] {
  const merged: Party[] = [];
  for (const party of parties) {
    const before = merged.at(-1);
    if (
      party.kind === 'role' &&
      before?.kind === 'role' &&
      /^,? (?:is |ist |as |als )?(?:(?:the|our|my|die|der|unsere?) )?$/iu.test(text.slice(before.end, party.at)) &&
      (party.person === undefined) !== (before.person === undefined)
    ) {
      const [role, person] = party.person === undefined ? [party.role, before.person!] : [before.role, party.person];
      merged[merged.length - 1] = { kind: 'role', role, person, at: before.at, end: party.end };
    } else if (
      party.kind === 'role' &&
      before?.kind === 'role' &&
      /^ (?:is|ist|as|als)(?: (?:the|our|my|a|an|die|der|unser|unsere))? $/iu.test(text.slice(before.end, party.at))
    )
      merged[merged.length - 1] = party;
    else merged.push(party);
  }
  return merged;
}

function roleAt(tokens: readonly Token[], index: number, text: string, plan: AppPlan): Party | null {
  const { word, at, end } = tokens[index]!;
  // "the customers' addresses" speak of addresses
  if (
    /^(?:'s?|s')(?=[ ,.!?]|$)(?! (?:business|job|thing|call|task|decision|concern|eyes|department))/iu.test(
      text.slice(end),
    ) ||
    word.length < 3
  )
    return null;
  const inLaw = /^[ -]in[ -]law/iu.exec(text.slice(end));
  if (inLaw && /^(?:mother|father|brother|sister|son|daughter)$/iu.test(word))
    return { kind: 'role', role: `${capital(word)}-in-law`, at, end: end + inLaw[0].length };
  const one = singularOf(word, plan.language);
  // "the people in the office" are the office, and the vet notes no vet
  if (people.test(word) && /^ (?:in|at|from|of|on) (?:the )?\p{L}/iu.test(text.slice(end))) return null;
  if (ofLabels(plan, text).some((label) => label.at <= at && end <= label.end)) return null;
  const known = rolesOfApp(plan).find((role) =>
    role
      .split(' ')
      .every(
        (part, step, all) =>
          tokens[index - (all.length - 1 - step)] &&
          stemOf(singularOf(tokens[index - (all.length - 1 - step)]!.word, plan.language)) === stemOf(part),
      ),
  );
  if (known) return { kind: 'role', role: known, at: tokens[index - (known.split(' ').length - 1)]!.at, end };
  const isListed = plan.entities.some(({ label, plural }) => [label, plural].some((name) => likeness(word, name) >= 3 || likeness(one, name) >= 3)); // prettier-ignore
  const isField = plan.entities.some(({ fields }) => fields.some(({ label }) => label.toLowerCase() === word.toLowerCase() || label.toLowerCase() === one.toLowerCase())); // prettier-ignore
  if ((isListed || isField) && !isInPlace(text, at, end, plan)) return null;
  if (
    people.test(word) ||
    (/(?<!\p{L})(?:other|fellow|andere[nr]?) $/iu.test(text.slice(0, at)) &&
      (loose.test(word) || isRoleWord(one, plan)))
  )
    return { kind: 'everyone', at, end };
  if (/^(?:writer|author|creator|sender|maker|verfasser|verfasserin|autor|autorin|ersteller|erstellerin)$/iu.test(one))
    return { kind: 'everyone', at, end };
  if (guests.test(word)) return { kind: 'visitors', at, end, isGuest: true };
  if (
    firstNames.has(word.toLowerCase()) &&
    (/^\p{Lu}/u.test(word) ||
      (!/^(?:will|mark|art|may|rose|grace|lies|ernst|wolf|sunny|kay|tim|pat|bill|sue|jack|frank|dick|rob|drew|dean)$/iu.test(
        word,
      ) &&
        /(?:die|der|den|dem|nur|only|except|außer|und|and|für|for) $/iu.test(text.slice(0, at))))
  )
    return { kind: 'role', role: capital(word), person: capital(word), at, end };
  if (
    plan.language !== 'de' &&
    /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
    !notOfAName.test(word) &&
    !isListed &&
    !isField &&
    !/(?<!\p{L})(?:in|at|near|(?<!none )of|with) $/iu.test(text.slice(0, at)) &&
    isNamed(text, at, end)
  )
    return { kind: 'role', role: word, person: word, at, end };
  if (loose.test(word) || isRoleWord(one, plan) || (isListed && isPersonList(one, plan))) {
    if (plan.language === 'de' && /^(?:frau|mann)$/iu.test(word) && !/(?:meine?r?|unsere?) $/iu.test(text.slice(0, at)))
      return null;
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    if (
      plan.language !== 'de' &&
      next &&
      text.slice(end, next.at) === ' ' &&
      !noPart.test(next.word) &&
      /^(?:helpers?|girls?|boys?|workers?|assistants?|nurses?|staff|council|members?|volunteers?|drivers?|teachers?)$/iu.test(
        next.word,
      )
    )
      return { kind: 'role', role: capital(`${word} ${singularOf(next.word, undefined)}`), at, end: next.end };
    const isWhole =
      plan.language !== 'de' &&
      before &&
      text.slice(before.end, at) === ' ' &&
      !noPart.test(before.word) &&
      /(?:^|(?<!\p{L})(?:the|my|our|a|an|only|for|from|by|let|except) )$/iu.test(text.slice(0, before.at)) &&
      !isRoleWord(singularOf(before.word, undefined), plan);
    return { kind: 'role', role: capital(isWhole ? `${before.word} ${one}` : one), at: isWhole ? before.at : at, end };
  }
  // "the front of house may …": somebody who may, whatever the word
  return /^(?:(?:and|so|but|please) )?(?:(?:the|our|my) )?$/iu.test(text.slice(0, at)) &&
    plan.language !== 'de' &&
    /^ (?:may|should|must|is allowed|are allowed|should not|may not|must not)(?!\p{L})/iu.test(text.slice(end)) &&
    !noPart.test(word) &&
    !notPeople.test(word) &&
    !isListed &&
    !isField
    ? { kind: 'role', role: capital(one), at, end }
    : null;
}
/** Names of several words that an app's fields have, where they stand in a text. */
const ofLabels = ({ entities }: AppPlan, text: string): { at: number; end: number }[] =>
  entities.flatMap(({ fields }) => fields.filter(({ label }) => label.includes(' ')).flatMap(({ label }) => { const at = text.toLowerCase().indexOf(label.toLowerCase()); return at < 0 ? [] : [{ at, end: at + label.length }]; })); // prettier-ignore

const notPeople =
  /^(?:label|button|title|heading|headline|text|word|field|column|it|this|that|they|there|app|list|price|date|day|name|number|page|entry|entries|form|value|status|record|records|rest|sum|total|what|which|which|he|she|you)$/iu;

/** Where who may is said: before a verb of leave, or behind "only", "except", "for", "from", "let". */
function isInPlace(text: string, at: number, end: number, { language }: AppPlan): boolean {
  const [before, after] = [text.slice(0, at), text.slice(end)];
  const isBehind =
    /(?<!\p{L})(?:only|just|except(?: for)?|but|besides|from|for|by|let|allow|nur|außer|für|von|vom)(?: (?:the|our|my|noch|die|der|den|das|unsere?))*\s$/iu.test(
      before,
    );
  const isBefore =
    /^ (?:(?:only|just|also|all|nur|auch|alle) )?(?:may|can|should|must|could|are allowed|is allowed|need to|do not|does not|not|see|sees|enters?|change|changes|only|dürfen|darf|dürften|sollen|soll|sollten|sollte|können|kann|könnten|müssen|brauchen|sehen|sieht|tragen|trägt|machen|macht)(?!\p{L})(?! (?:only |not )?be (?!able|allowed))|^ (?:nur|bloß) \p{L}+$/iu.test(
      after,
    ) &&
    (language !== 'de' ||
      /^(?:(?:die|der|das|unsere?|alle) )?$|(?<!\p{L})(?:dass|weil) (?:die |der )?$/iu.test(before));
  const isBehindVerb =
    language === 'de' &&
    /(?<!\p{L})(?:dürfen|darf|sollen|soll|sollten|sollte|können|kann)(?: (?:nur|auch|aber|dann|bitte|die|der|das|unsere?))*\s$/iu.test(
      before,
    );
  return isBehind || isBefore || isBehindVerb;
}

/** Who has a name that is on no list of names: by what is said of them. */
const isNamed = (text: string, at: number, end: number): boolean =>
  /(?<!\p{L})(?:only|except(?: for)?|but|besides|for|from|by|and me,?|me and|I and|let) $/iu.test(text.slice(0, at)) || /^(?:['’]s (?:business|job|thing|call|eyes|task)|,? (?:and (?:me|I)|may|can|should|must|does not|do not|is (?:not )?allowed)(?!\p{L})(?! (?:also )?be(?! able| allowed)))/iu.test(text.slice(end)); // prettier-ignore

const isPersonList = (word: string, plan: AppPlan): boolean =>
  isRoleWord(word, { ...plan, entities: [] }) || /(?:er|or|ist|ant|ian|man|woman|in)$/iu.test(word);
