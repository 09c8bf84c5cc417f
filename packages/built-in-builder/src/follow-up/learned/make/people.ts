import { inSentence } from '../../../plan/names.ts';
import type { Access, Entity } from '../../../plan/plan.ts';
import { coloursIn } from '../../../reading/colours.ts';
import { width } from '../../access-words.ts';
import type { Change } from '../../change.ts';
import { accessRequest, isNoAccess } from '../../understand/access-request.ts';
import { beyond, noMail, noMap } from '../../understand/beyond.ts';
import { featureRequest } from '../../understand/feature-request.ts';
import { lookGist } from '../../understand/gist/look.ts';
import { lookRequest } from '../../understand/look-request.ts';
import { settingsRequest } from '../../understand/settings-request.ts';
import { partiesIn } from '../../outright/access/said/parties.ts';
import type { Maker } from './maker.ts';

type Who = Access['read'];
/** What the values of labels are called in plans. */
export const whom: Readonly<Record<string, Who>> = { owner: 'creator', own: 'creator', admins: 'admin', 'signed-in': 'all', everyone: 'anonymous' }; // prettier-ignore
/** What opens records to more people has to be said plainly, and by a word for these people. */
const sure = 0.8;
const fair = 0.5;
const saysWhom: Partial<Record<Who, RegExp>> = {
  all: /(?<!\p{L})(?:every(?:one|body)|all|members?|team|colleagues?|staff|employees?|customers?|clients?|parents?|people|users?|others?|famil(?:y|ies)|friends?|wife|husband|volunteers?|students?|signed|logged|account|alle\p{L}*|jede[rn]?|mitglied\p{L}*|kolleg\p{L}*|team|mitarbeiter\p{L}*|kunden|eltern|leute|nutzer|anderen?|familie|freunde?|frau|mann|helfer\p{L}*|schüler\p{L}*|angemeldet\p{L}*|eingeloggt\p{L}*|konto)(?!\p{L})/iu,
  anonymous:
    /(?<!\p{L})(?:every(?:one|body)|any(?:one|body)|public(?:ly)?|visitors?|guests?|strangers?|(?:without|no|any) (?:an? )?(?:account|log|sign|password)\p{L}*(?: whatsoever| needed| in)?|with a link|all|the (?:whole )?world|internet|alle\p{L}*|jede[rn]?|öffentlich\p{L}*|besucher\p{L}*|gäste\p{L}*|(?:ohne|kein\p{L}*) (?:anmeld\p{L}*|konto|account|login|passwort)|fremde\p{L}*)(?!\p{L})/iu,
};

const byRole = 'Who is to do what there I did not understand for sure, so I changed nothing. Say it with a role and a list, such as “only the treasurer may change the orders” or “the helpers may see the orders but not delete them”.'; // prettier-ignore

/** Who may do something, or that something is nobody's business. */
const ofPeople = /(?<!\p{L})(?:i|me|my|mine|we|us|our|who(?:ever)?|every(?:one|body)|any(?:one|body)|nobody|no one|others?|people|strangers?|visitors?|guests?|public\p{L}*|private\p{L}*|secret|confidential|admins?|boss|board|managers?|staff|team|members?|users?|own|log(?:ged|in|s)?|sign\p{L}*|account|password|allowed?|may|ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|wer|jede[rnms]?|alle[rn]?|niemand\p{L}*|keine[rmn]?|andere[rn]?|leute|fremde\p{L}*|besucher\p{L}*|gäste\p{L}*|öffentlich\p{L}*|privat\p{L}*|geheim|vertraulich|chef\p{L}*|vorstand\p{L}*|leitung|team|mitglied\p{L}*|nutzer\p{L}*|eigene\p{L}*|angemeldet\p{L}*|eingeloggt\p{L}*|konto|passwort|dürfen|darf|erlaubt)(?!\p{L})/iu; // prettier-ignore

export const access: Maker = (wish, { text, plan, marked }) => {
  // a word that narrows is no word about who may see them
  if (isNoAccess.test(text) || !ofPeople.test(text)) return null;
  const who = whom[wish.values.who ?? ''];
  const may = wish.values.may ?? 'all';
  const likely = wish.likelyValues.who ?? 0;
  const ruled = who === undefined || likely < fair ? accessRequest(text, plan) : null;
  if (who === undefined || ruled !== null) return ruled;
  // whoever is named by what they do has a right of their own, and nobody else's changes by it
  if (
    partiesIn(text, plan).some(({ kind }) => kind === 'role') &&
    (who === 'creator' || who === 'all' || who === 'anonymous')
  )
    return byRole;
  const named = marked.lists.map(({ entity }) => entity);
  const lists = wish.values.list === 'all' || named.length === 0 ? (wish.values.list === 'one' ? [wish.list] : plan.entities) : [wish.list]; // prettier-ignore
  const changes = lists.flatMap((entity): Change[] => {
    const next = accessFor(entity, who, may, text);
    const isWider = width[next.read] > width[entity.access.read] || width[next.write] > width[entity.access.write];
    if (isWider && (likely < sure || wish.likely < sure || !saysWhom[who]?.test(text))) return [];
    return [{ kind: 'access', entity: entity.name, access: next, ...(who === 'admin' && { isOfLeaders: true }) }];
  });
  if (changes.length > 0) return changes;
  return who === 'all' || who === 'anonymous' ? `I am not sure for whom you want to open this, so I changed nothing. Say for example “let everyone who signs in see the ${inSentence(wish.list.plural)}”, “only I can edit them”.` : null; // prettier-ignore
};

function accessFor({ access: present }: Entity, who: Who, may: string, text: string): Access {
  const narrower = (one: Who, other: Who): Who => (width[one] <= width[other] ? one : other);
  const wider = (one: Who, other: Who): Who => (width[one] >= width[other] ? one : other);
  if (may === 'see') return { read: who, write: narrower(present.write, who === 'anonymous' ? 'all' : who) };
  // whose app it is says "I": where others see the records, they enter none
  const isOwners =
    who === 'creator' &&
    width[present.read] >= width.all &&
    /(?<!\p{L})(?:I|me|myself|ich|mir|mich)(?!\p{L})/iu.test(text);
  if (isOwners && may !== 'see') return { read: present.read, write: 'admin' };
  if (may === 'change' || may === 'delete') return { read: wider(present.read, who === 'anonymous' ? 'all' : who), write: who === 'anonymous' ? 'all' : who }; // prettier-ignore
  return { read: who, write: who === 'anonymous' ? 'all' : who };
}

/** Each ability in words that the builder knows to the letter. */
const abilityWords: Readonly<Record<string, (list: string) => string>> = {
  comments: (list) => `let people comment on ${list}`,
  favourites: (list) => `let people save ${list} as favourites`,
  ratings: (list) => `let people rate ${list}`,
  likes: (list) => `let people like ${list}`,
  booking: (list) => `let people book ${list}`,
  vote: (list) => `let people vote for ${list}`,
  share: (list) => `let people share ${list}`,
  profile: () => 'add a profile page',
  form: (list) => `let visitors submit ${list} with a form`,
  quiz: () => 'add a quiz',
  history: () => 'add a history page',
};
const abilitySentences: Readonly<Record<string, string>> = {
  search: 'Every list has its search above it, and it looks through all texts of a record. I changed nothing.',
  export: 'The owner gets every list as a CSV file under Database, which Excel opens. I changed nothing.',
  print: 'The browser prints every page with Ctrl+P or its menu, lists as well. I changed nothing.',
  login: 'Every app has its sign-in already: the button “Sign in” is in the app’s bar for visitors. I changed nothing.',
  map: noMap,
  approval: 'What waits for approval and whose I did not understand, so I changed nothing. Name both, such as “new orders wait until the manager approves them”.',
  stock: 'A count that goes up and down with another list is built where the first prompt asks for it; here I cannot add it, so I changed nothing.',
}; // prettier-ignore

export const ability: Maker = (wish, { text, plan }) => {
  const what = wish.values.what ?? '';
  const words = abilityWords[what]?.(inSentence(wish.list.plural));
  const found = words ? featureRequest(words, plan) : featureRequest(text, plan);
  if (found !== null) return found;
  return (wish.likelyValues.what ?? 0) >= 0.4 ? (abilitySentences[what] ?? null) : null;
};

const outside: Readonly<Record<string, string>> = {
  mail: noMail,
  reminder: noMail,
  push: noMail,
  sms: noMail,
  payment: 'Apps made here take no payments, so I changed nothing. A link to a payment page can be kept in a field: “add a payment link field”.',
  import: 'Many records at once come in from a CSV or Excel file under Database, with “Import”. I changed nothing in the app.',
}; // prettier-ignore

export const cannot: Maker = (wish, { text }) =>
  beyond(text) ??
  outside[wish.values.what ?? ''] ??
  'That needs a service outside of the app, which apps made here do not reach. I changed nothing.';

const typefaces: readonly (readonly [words: RegExp, wish: string])[] = [
  [/(?<!\p{L})(?:old|classic\p{L}*|traditional\p{L}*|elegant\p{L}*|bookish|book|newspaper|alt\p{L}*|klassisch\p{L}*|buch\p{L}*|zeitung\p{L}*|schnörkel\p{L}*)/iu, 'use a serif font'],
  [/(?<!\p{L})(?:typewriter|code|monospace\p{L}*|schreibmaschine\p{L}*)/iu, 'use a monospace font'],
  [/(?<!\p{L})(?:modern\p{L}*|plain|simple|clean|clear|legible|readable|schlicht\p{L}*|klar\p{L}*|lesbar\p{L}*)/iu, 'use a sans serif font'],
]; // prettier-ignore

export const look: Maker = (wish, { text, plan }) => {
  const found = lookRequest(text, plan) ?? settingsRequest(text, plan) ?? lookGist(text, plan);
  if (found !== null) return found;
  if (wish.values.what === 'dark' && !/(?<!\p{L})(?:darker|dunkler\p{L}*)(?!\p{L})/iu.test(text))
    return { kind: 'talk', topic: 'dark' };
  const { background, component } = coloursIn(text);
  const colour =
    background ?? component ?? coloursIn(`colours: ${text}`).component ?? coloursIn(`colours: ${text}`).background;
  if (colour) return [{ kind: 'look', colours: wish.values.what === 'background' ? { background: colour.hex } : { component: colour.hex } }]; // prettier-ignore
  const typeface = wish.values.what === 'font' ? typefaces.find(([words]) => words.test(text))?.[1] : undefined;
  if (typeface) return settingsRequest(typeface, plan) ?? lookRequest(typeface, plan);
  const mood = lookGist(`make it look ${text}`, plan);
  if (mood !== null) return mood;
  return 'Tell me which colour or typeface, for example “dark blue background” or “use a serif font”. I changed nothing.';
};

export const bug: Maker = () =>
  'Tell me which page and what you did there. When the app shows an error, its “Fix” button sends it to me. I changed nothing.';
export const startOver: Maker = () =>
  '“Revert this” below my first message takes the app back to how it began; a new app begins on the home page. I changed nothing.';

export const talk =
  (topic: 'undo' | 'question' | 'thanks'): Maker =>
  () => ({ kind: 'talk', topic });
