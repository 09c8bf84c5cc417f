import { inSentence, listInWords } from '../../../plan/names.ts';
import type { AppPlan } from '../../../plan/plan.ts';
import { whoMay } from '../../../plan/rights.ts';
import { whoInWords } from '../../../plan/who-words.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { speaksOf } from './deeds-said.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';
import { closedAlready, oneOf, only } from './words.ts';

const goes = oneOf(
  ...['(?:who(?:ever)?|when|if|once|as soon as) (?:\\p{L}+ ){0,4}(?:leaves?|stops? coming|quits?|goes|drops? out|resigns?)', '(?:has |have |\'s |’s )?(?:left|quit|moved|retired|resigned) (?:\\p{L}+ ){0,4}', 'split up', 'broke up', 'no longer (?:works?|with us|comes)', 'left the \\p{L}+', 'former', 'old apprentice', 'our old'],
  ...['(?:austritt|austreten|ausgetreten|ausscheidet|ausgeschieden|kündigt|gekündigt|aufhört|aufgehört|weggezogen|ausgezogen|nicht mehr (?:dabei|mitmacht|bei uns)|rausgeflogen|ehemalige[rn]?)'],
); // prettier-ignore
const out = oneOf(
  ...['still (?:\\p{L}+ ){0,2}(?:gets? in|in|read\\p{L}*|see\\p{L}*|log\\p{L}*|has)', 'shut the door', 'shut (?:\\p{L}+ )?out', 'lock (?:\\p{L}+ )?out', 'log[- ]?in', 'gets? in', 'reading along', '(?:need|need)n[’\']t know', 'not (?:know|see) (?:\\p{L}+ ){0,3}(?:anymore|any more)', 'any ?more', 'kick (?:\\p{L}+ )?out'],
  ...['ist draußen',  'einloggen', 'login', 'zugang', 'zugriff',  'reinkommen', 'mitlesen', 'aussperren', 'nichts mehr (?:sehen|sieht)', 'sieht (?:\\p{L}+ ){0,2}nichts mehr', 'schluss'],
); // prettier-ignore

/** "When a helper stops coming I don't want them reading along": people are let out where they are let in. */
export const leavingWish = (text: string): Outright =>
  goes.test(text) && out.test(text)
    ? 'You shut somebody out in the database under Users: in the menu beside their name choose Disable. They are signed out everywhere and see nothing any more, and all that they entered stays. The app itself needs no change for that, so I changed nothing.'
    : null;

const joins = oneOf(
  ...['(?:pick|choose|decide|say) (?:\\p{L}+ ){0,2}who (?:joins?|gets in|comes in|is in|may join)', '(?:by|only) invit\\p{L}*', 'sign(?:s|ing)? (?:\\p{L}+ )?up (?:by )?(?:themselves|himself|herself|alone)', 'register (?:by )?themselves', '(?:nobody|no one) (?:\\p{L}+ ){0,3}(?:join|register|sign up)'],
  ...['selber? (?:\\p{L}+ )?registrieren', 'selbst (?:\\p{L}+ )?(?:registrieren|anmelden)', 'neue leute (?:\\p{L}+ ){0,2}(?:hol|lad|nehm)\\p{L}*', 'wer (?:\\p{L}+ ){0,2}(?:reinkommt|mitmachen darf|dazukommt)', 'nur auf einladung', 'nur wen ich einlade'],
); // prettier-ignore
const invites =
  /^(?:how|where)(?!\p{L})(?: \p{L}+){0,4} (?:get|add|invite|let|bring)(?: (?!back)\p{L}+){1,5} (?:in|into|access|account)(?!\p{L})|^(?:wie|wo)(?!\p{L})(?: \p{L}+){0,5}?(?: (?:krieg|bekomm|hol|lad|füg)\p{L}*)(?: \p{L}+){1,6} (?:rein|ein|dazu|hinzu|zugang|in)(?!\p{L})/iu;
const newPeople = /(?<!\p{L})(?:helper|volunteer|member|colleague|employee|people|person|somebody|someone|temp|apprentice|trainee|aushilfe\p{L}*|mitarbeiter\p{L}*|mitglied\p{L}*|kolleg\p{L}*|leute|jemand\p{L}*|neue[rn]?|azubi|helfer\p{L}*)(?!\p{L})/iu; // prettier-ignore

/** "I'd rather pick who joins", "wie kriege ich die Aushilfe rein?": whom an app lets in is set beside its people. */
export function joiningWish(text: string): Outright {
  if (joins.test(text))
    return 'That is set beside the people of the app: in the database under Users open “Access” and choose “Only people I invite”. From then on nobody gets in by signing up alone, and “Invite...” there lets in whom you choose. I cannot set it from the chat, so I changed nothing.';
  return invites.test(text) && newPeople.test(text)
    ? 'Open the database, go to Users and press “Invite...”: enter the email address, choose the role and send it. They get a mail with a link that works for 7 days, choose a password there and are in. The app has to be published first. I changed nothing.'
    : null;
}

const asks = /^(?:do|does|is|are|why|who|what|wer|was|ist|sind|muss|müssen|warum|wieso|braucht|brauchen)(?!\p{L}).*\?\s*$/iu; // prettier-ignore
const ofAccounts = oneOf('passwords?', 'accounts?', 'logins?', 'log in', 'sign(?:ed)? (?:in|up)', 'passwort', 'passwörter', 'konto', 'anmelden', 'anmeldung', 'registrieren', 'einloggen'); // prettier-ignore
const ofSafety = oneOf('safe', 'secure', 'protected', 'private', '(?:anyone|anybody|everybody|everyone|strangers?|outsiders?) (?:\\p{L}+ ){0,3}(?:see|read|look|get in)', 'geschützt', 'sicher', 'privat', '(?:jeder|alle|fremde|wer) (?:\\p{L}+ ){0,4}(?:mitlesen|sehen|sieht|lesen|reinschauen)', 'von au(?:ß|ss)en'); // prettier-ignore
const cannotSee =
  /^(?:why|warum|wieso|weshalb)(?!\p{L}).*(?:n['’]t|\b(?:cannot|not)\b|nicht|nichts|kein\p{L}*)(?!\p{L}).*/iu;

const needed = oneOf('needs?', 'have to', 'has to', 'must', 'required?', 'brauch\\p{L}*', 'müssen', 'muss', 'nötig');

/** What holds in the app as it stands, of who gets in and who sees what. */
export function accessQuestion(text: string, plan: AppPlan): Outright {
  if (!asks.test(text)) return null;
  const isOfSafety = ofSafety.test(text) && !/(?:make|mach|bitte|please|sollen|should)(?!\p{L})/iu.test(text);
  const lists = listsSaid(text, plan);
  if (cannotSee.test(text) && speaksOf('see', text) && lists.length > 0)
    return `${rightsNow(plan, lists)} Whoever does not see them needs an account of their own, has to be signed in with it, on the phone too, and needs a right named above; you let people in and give roles in the database under Users. I changed nothing.`; // prettier-ignore
  if (!isOfSafety && !(ofAccounts.test(text) && needed.test(text))) return null;
  const open = plan.entities.filter(({ access }) => access.read === 'anonymous');
  const sent = plan.entities.filter(({ access }) => access.write === 'anonymous');
  const strangers = [
    open.length > 0 ? `Without signing in, people see ${listInWords(open.map(({ plural }) => inSentence(plural)))} and nothing else.` : 'Without signing in nobody sees any record of this app.', // prettier-ignore
    ...(sent.length > 0 ? [`Without signing in, people can send in ${listInWords(sent.map(({ plural }) => inSentence(plural)))}.`] : []), // prettier-ignore
  ];
  return `${strangers.join(' ')} ${rightsNow(plan, plan.entities)} Whoever signs in has an account of their own with a password. I changed nothing.`; // prettier-ignore
}

function rightsNow(_: AppPlan, lists: AppPlan['entities']): string {
  const alike = Map.groupBy(lists, (entity) => `${whoInWords(whoMay(entity, 'see'), entity)}|${whoInWords(whoMay(entity, 'change'), entity)}`); // prettier-ignore
  return [...alike].map(([key, some]) => {
    const [see, change] = key.split('|');
    return `Who sees ${listInWords(some.map(({ plural }) => inSentence(plural)))} now: ${see}; who changes them: ${change}.`; // prettier-ignore
  }).join(' '); // prettier-ignore
}

const strangers = oneOf('neighbours(?![’\'])', 'neighbors(?![’\'])', 'strangers?', 'outsiders?', 'the public', 'the internet', 'google', 'anyone (?:outside|else)', 'fremde\\p{L}*', 'wildfremde\\p{L}*', 'außenstehende\\p{L}*', 'nachbarn', 'unbefugte', 'die öffentlichkeit'); // prettier-ignore
const nothing = oneOf('nothing', 'not', 'never', 'no', '\\p{L}+n[’\']t', 'nichts', 'nix', 'nicht', 'nie', 'kein\\p{L}*', 'niemand'); // prettier-ignore
const found = oneOf('find\\p{L}*', 'found', 'see', 'seen', 'read', 'know', 'look\\p{L}*', 'business', 'sehen', 'gesicht', 'finden', 'lesen', 'wissen', 'angeht', '(?:geht|gehen) (?:\\p{L}+ ){0,4}an', 'mitlesen', 'reinschauen'); // prettier-ignore

/** "Nothing of this should be findable by the neighbours": what strangers see is closed, or is closed already. */
export function strangersWish(text: string, plan: AppPlan): Outright {
  if (!strangers.test(text) || !nothing.test(text) || !found.test(text) || only.test(text) || /\?\s*$/.test(text))
    return null;
  const named = [...listsSaid(text, plan), ...fieldsSaid(text, plan).map(({ entity }) => entity)];
  const lists = named.length > 0 ? [...new Set(named)] : plan.entities;
  const open = lists.filter(({ access }) => access.read === 'anonymous');
  if (open.length === 0) return closedAlready; // prettier-ignore
  return open.map((entity): Change => ({ kind: 'access', entity: entity.name, access: { read: 'all', write: entity.access.write === 'anonymous' ? 'all' : entity.access.write } })); // prettier-ignore
}

const link = oneOf('(?:a|some|by|via|per|als|einen?|den) link', 'qr[- ]?code'); // prettier-ignore
const shares = oneOf('text (?:a|my|the|them|him|her)', 'send', 'share', 'give', 'mail', 'whatsapp', 'schicken', 'senden', 'teilen', 'geben', 'zeigen', 'weiterleiten', 'show'); // prettier-ignore
const single = oneOf('(?:a|one|his|her|their|the) (?:\\p{L}+ )?(?:client|customer|mother|parent|guest|couple|person|patient)', 'how far (?:his|her|the|their)', 'just (?:that|the|this) (?:one|thing)', 'eine[rmn]? (?:\\p{L}+)', 'nur (?:die|das|den) (?:sache|eine|ein)', 'mehr (?:\\p{L}+ ){0,2}nicht', 'dem \\p{L}+', 'der \\p{L}+', 'ihre', 'seine'); // prettier-ignore
const signsIn = oneOf('einloggen', 'anmelden', 'konto', 'log(?:ging)? in', 'account', 'sign(?:ing)? (?:in|up)'); // prettier-ignore

/** "Is there a link I can text a client?": a record alone is shown to nobody who is not signed in. */
export function singleLinkWish(text: string): Outright {
  const isLink = link.test(text) && shares.test(text) && single.test(text);
  const isShown = /(?<!\p{L})(?:nur|only|just)(?!\p{L})/iu.test(text) && shares.test(text) && /(?<!\p{L})(?:ohne|without)(?!\p{L})/iu.test(text) && signsIn.test(text); // prettier-ignore
  return isLink || isShown
    ? 'A link that shows one record to somebody without an account is something that apps from here cannot do: who is not signed in sees a whole list or nothing of it. What works: they get an account, and you say for example “customers see only their own orders”. I changed nothing.'
    : null;
}
