import type { AppPlan } from '../../../plan/plan.ts';
import { isPerson } from '../../../reading/chunks.ts';
import { firstNames } from '../../../reading/lexicon/first-names.ts';
import { owners } from './words.ts';

/** Somebody who is to have a right that others have not: by a role, which may be somebody's by name. */
export type Holder = { role: string; person?: string; at: number };

const jobEnd = String.raw`(?:captain|keeper|nurse|head|officer|warden|steward|lead|leader|chief|ant|ist|er|or|ian|man|woman|secretary|chair|clerk|office|board|committee|crew|desk|reception|school|auditor|kids|children|grandparents|parents)`;
/** In German by how such words end. */
const germanJob = /(?:wart|wartin|führer|führerin|leiter|leiterin|berater|beraterin|meister|meisterin|kraft|prüfer|prüferin|trainer|trainerin|kassierer|kassiererin|vorstand|vorständin|büro|empfang|sekretariat|verwaltung|buchhaltung|buchhalter|buchhalterin|hausmeister|hausmeisterin|fahrer|fahrerin|studentin|student|praktikant|praktikantin|praktikanten|azubis?|lehrling|lehrlinge|lehrlingen|aushilfen?|sachverständiger|sachverständige|sachverständigen|koordinator|koordinatorin|obmann|obfrau|patin|beirat|ausschuss|schichtleitung|disponent|disponentin|sprecher|sprecherin|schulleitung|ehrenamtliche|ehrenamtlichen|ehrenamtlicher|lagerist|lageristin|inspektor|kontrolleur|werkstattleitung|küchenchef|küchenchefin|bäcker|verkäufer|verkäuferin|trainerteam|betreuer|betreuerin|schatzmeister|schatzmeisterin|chefs?|chefin|inhaber|inhaberin|gesellen?|gesellin)$/iu; // prettier-ignore

const article = String.raw`(?:the|our|my|a|an|their|his|her|any|every)`;
const name = String.raw`\p{Lu}\p{Ll}{2,14}`;
/** "Sue is our vet nurse", "Marta as workshop head", "Schichtleiterin ist bei uns Ayse" */
const apposition: readonly RegExp[] = [
  new RegExp(String.raw`(?<person>${name}),? (?:is|as|being|ist|als|,) (?:(?:the|our|my|bei uns|unsere?|die|der) ){0,2}(?<role>\p{L}+(?: \p{L}+)?)`, 'u'),
  new RegExp(String.raw`(?<role>\p{L}{5,}) (?:ist|macht|heißt) (?:(?:bei|uns|jetzt|die|der) ){0,3}(?<person>\p{L}{2,15})`, 'iu'),
  new RegExp(String.raw`(?:our|the|unsere?|der|die) (?<role>\p{L}+(?: \p{L}+)?),? (?<person>${name})(?= |,)`, 'u'),
  new RegExp(String.raw`(?:am|im|in der|an der) (?<role>\p{Lu}\p{L}+) (?:sitzt|ist|arbeitet) (?<person>(?:Frau |Herr )?${name})`, 'u'),
]; // prettier-ignore
const kin = /(?<!\p{L})(?:uncle|aunt|aunty|granny|grandpa|grandma|onkel|tante) \p{L}+|(?<!\p{L})(?:oma und opa|opa und oma|grandparents|großeltern|our kids|the kids|my kids|unsere?n? kinder|unsre kinder|meine kinder|our children|mum|mom|dad|mama|papa)(?!\p{L})/iu; // prettier-ignore
const doer = /(?<!\p{L})(?:who(?:ever)?|wer) (?:does|do|runs|handles|looks after|is in charge of|macht|führt|betreut|erledigt) (?:the |our |die |den |das )?(?:final |last |letzte |letzten )?(?<role>\p{L}+(?: \p{L}+)?)/iu; // prettier-ignore
const experienced = /(?<!\p{L})(?:somebody|someone|an?) (?<role>experienced|senior|qualified|trained)(?!\p{L})/iu;

const kinWords = /^(?:sons?|daughters?|husband|wife|brothers?|sisters?|cousins?|nieces?|nephews?|grandson|granddaughter|vicar|söhne?|sohn|tochter|töchter|ehemann|ehefrau|bruder|brüder|schwester|schwestern|schwager|schwägerin|enkel|enkelin|neffe|nichte|cousine?|schwiegermutter|schwiegervater|pfarrer|pfarrerin)$/iu; // prettier-ignore

/** No role, however it is said. */
const nobodySpecial = /^(?:staff|teams?|crew|employees?|employee|workers?|participants?|family|friends?|angestellte[rn]?|mitarbeiter|mitarbeiterin|mitarbeiterinnen|belegschaft|teilnehmer|teilnehmerin|familie|freunde?|personal|people|person|user|users|member|members|other|others|everyone|everybody|anybody|somebody|someone|whoever|one|ones|number|customer|customers|client|visitor|visitors|stranger|strangers|geschwister|kollege|kollegen|kollegin|kolleginnen|siblings?|colleagues?|mitglied|mitglieder|kunde|kunden|leute|besucher|fremde|jeder|nutzer|immer|aber|oder|unter|über|lieber|wieder|later|never|ever|order|under|over|after|another|either|paper|letter|matter|answer|weather|however|water|dinner|summer|winter|error|mirror|floor|door|color|wann|daten|termin|important|want|plant|grant|instant|relevant|list|twist|exist|assist|mist|ist|first|human|german|woman|man)$/iu; // prettier-ignore

/** What stands before somebody and is no part of what they are. */
const noPart = /^(?:only|best|other|right|own|same|new|old|two|three|entire|whole|former|current|young|next|last)$/iu;

/** Everybody of whom a text speaks by what they are to the app, in its order. */
export function holdersIn(text: string, plan: AppPlan): Holder[] {
  for (const pattern of apposition) {
    const match = pattern.exec(text);
    const role = match?.groups?.['role'];
    if (match && role && isRoleWord(role, plan) && (isFirstName(match.groups!['person']!) || /^\p{Lu}/u.test(match.groups!['person']!))) return [{ role: clean(role), person: match.groups!['person']!, at: match.index }]; // prettier-ignore
  }
  const found: Holder[] = [];
  const english = new RegExp(String.raw`(?<!\p{L})${article} (?<role>(?:\p{Ll}+ )?(?:\p{L}*${jobEnd}|\p{L}+))(?:s|['’]s)?(?!\p{L})`, 'giu'); // prettier-ignore
  if (plan.language !== 'de')
    for (const match of text.matchAll(english)) {
      const said = match.groups!['role']!.split(' ');
      const role = [...(noPart.test(said[0]!) ? [] : [said.join(' ')]), said[0]!, said.at(-1)!].map(singular).find((one) => isRoleWord(one, plan)); // prettier-ignore
      if (role) found.push({ role: clean(role), at: match.index });
    }
  else
    for (const match of text.matchAll(/(?<!\p{L})\p{L}{3,}(?!\p{L})/gu))
      if (isRoleWord(match[0], plan)) found.push({ role: clean(match[0]), at: match.index });
  const bare = /^(?<role>\p{L}+)s?(?= (?:may|can|should|must|needn|talk|need|are|dürfen|sollen|können|promot))/iu.exec(text); // prettier-ignore
  if (bare && !found.some(({ at }) => at === 0) && isRoleWord(singular(bare.groups!['role']!), plan)) found.push({ role: clean(singular(bare.groups!['role']!)), at: 0 }); // prettier-ignore
  for (const match of text.matchAll(
    /(?<!\p{L})(?:only|just|nobody but|except) (?:the |our )?(?<role>\p{L}+)(?: and (?:the |our )?\p{L}+)?/giu,
  )) {
    const role = singular(match.groups!['role']!);
    if (plan.language !== 'de' && !found.some((one) => one.role === clean(role)) && isRoleWord(role, plan)) found.push({ role: clean(role), at: match.index }); // prettier-ignore
  }
  const bareDoer = /(?<!\p{L})(?<role>\p{L}+) (?:says|decides|approves|signs|must|has to|may)(?!\p{L})/iu.exec(text);
  if (found.length === 0 && bareDoer && isRoleWord(bareDoer.groups!['role']!, plan)) found.push({ role: clean(bareDoer.groups!['role']!), at: bareDoer.index }); // prettier-ignore
  const special = doer.exec(text) ?? experienced.exec(text);
  if (special) found.push({ role: clean(special.groups!['role']!), at: special.index });
  const relative = kin.exec(text);
  if (relative && found.length === 0) found.push({ role: clean(relative[0]), at: relative.index });
  // somebody by name is who is meant, and a doctor whom they talk to is not
  const names = namesIn(text);
  const isAside = ({ at }: Holder) => /(?<!\p{L})(?:to|with|from|for|of)\s$/iu.test(text.slice(0, at));
  const doers = names.length > 0 ? found.filter((one) => !isAside(one)) : found;
  return doers.length > 0 ? doers : names;
}

/** "Claire", "Jochen": a name is a role of its own, since nothing else is said of it. */
const namesIn = (text: string): Holder[] =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}\p{L}{1,14}(?!\p{L})/gu)]
    .filter(({ 0: word }) => firstNames.has(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ role: word, person: word, at: index }));

const isFirstName = (word: string): boolean => firstNames.has(word.toLowerCase());
const singular = (word: string): string => (/(?:[^s])s$/.test(word) && !word.endsWith('ss') ? word.replace(/ies$/, 'y').replace(/(?<=ch|sh|x|ss)es$|s$/, '') : word); // prettier-ignore

/** Whether a word says what somebody is to the app. */
export function isRoleWord(words: string, { language, entities }: AppPlan): boolean {
  const last = words.split(' ').at(-1)!;
  if (nobodySpecial.test(last) || owners.test(last)) return false;
  if (entities.some(({ label, plural }) => [label, plural].some((one) => one.toLowerCase() === last.toLowerCase())))
    return false;
  if (kinWords.test(last)) return true;
  if (language === 'de')
    return germanJob.test(last) || (isPerson(last.toLowerCase()) && !/^(?:frau|herr|jemand|wer)$/iu.test(last));
  return isPerson(last.toLowerCase()) || new RegExp(`^\\p{L}*(?:${'captain|keeper|nurse|head|officer|warden|steward|lead|leader|secretary|chair|clerk|office|board|committee|desk|reception|auditor|school|coach|trainer|treasurer|accountant|manager'})$`, 'iu').test(last); // prettier-ignore
}

const clean = (role: string): string => role.replace(/^(?:our|unsere?n?|unsre|my|meine?|the) /iu, '').trim().toLowerCase().replace(/(?<=liche|ständige)n$/u, '').replace(/^\p{L}/u, (letter) => letter.toUpperCase()); // prettier-ignore

/** A text without who it speaks of: the teacher who alone may see something is no field of it. */
export const withoutHolder = (text: string, holder: Holder | undefined): string =>
  holder ? text.replace(new RegExp(`(?<!\\p{L})${holder.role.replace(/[^\p{L} ]/gu, '.')}(?:s|en|n|in|innen)?(?!\\p{L})`, 'giu'), ' ') : text; // prettier-ignore
