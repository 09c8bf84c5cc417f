import { isPerson, type Phrase } from './chunks.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { containers } from './lexicon/containers.ts';
import { genericWords } from './lexicon/generic-words.ts';
import { notEntities } from './lexicon/not-entities.ts';
import { recordOfTopic } from './lexicon/topics.ts';

/** The record that a phrase is about: `noun` is null when it is about none; `isHeld` when a container was taken off. */
export type NounOf = { noun: string | null; isHeld: boolean };

/** What a website tells of in the singular, and people keep records of in the plural. */
const oneOnly = new Set(['mission']);
/** Acts that are things as well: a booking can be kept, browsing cannot. */
const thingsInIng = new Set([
  'booking',
  'building',
  'drawing',
  'listing',
  'meeting',
  'offering',
  'painting',
  'posting',
  'recording',
  'reading',
  'training',
  'viewing',
  'wedding',
  'ring',
  'string',
  'king',
  'spring',
  'rating',
  'screening',
  'setting',
  'swing',
  'tasting',
  'earring',
  'outing',
  'opening',
  'hearing',
  'timing',
  'clothing',
  'string',
  'thing-of',
  'sibling',
  'ceiling',
  'evening-class',
  'saving',
  'earning',
  'spending',
  'finding',
  'topping',
  'covering',
]);
const maxWords = 2;
/** In the plural most containers are things themselves: `plans`, `books`, `tables`; these stay containers. */
const pluralContainers = new Set([
  'details',
  'listings',
  'records',
  'updates',
  'uploads',
  'profiles',
  'forms',
  'statistics',
  'pages',
  'cards',
  'data',
  'sections',
  'informations',
  'views',
  'lists',
  'overviews',
  'directories',
  'schedules',
]);
const isContainerWord = (lemma: string, lower: string): boolean =>
  (containers.has(lower) || appWords.has(lower) || (lemma === lower && containers.has(lemma))) && lemma === lower
    ? true
    : pluralContainers.has(lower) || lower === 'status' || lower === 'series-of';

/** `my old book collection` is about books, `customer management` about customers, `new features` about nothing. */
export function nounOf(phrase: Phrase): NounOf {
  const words = phrase.words
    .filter((token) => token.pos !== 'number' && !/^['’]/.test(token.lower))
    .map((token) => (token.pos === 'noun' ? token : { ...token, lemma: lemmaOfNoun(token.lower) }));
  const whole = recordOfTopic.get(
    words
      .slice(-2)
      .map(({ lemma }) => lemma)
      .join(' '),
  );
  const asWritten = recordOfTopic.get(words.slice(-2).map(({ lower }) => lower).join(' ')); // prettier-ignore
  if (asWritten && words.length > 1) return { noun: asWritten, isHeld: true };
  // the readings of a meter are no reading of books
  const isCounted =
    words.at(-1)?.lower.endsWith('ings') === true || /^(?:an?|each|every)$/.test(phrase.determiner ?? '');
  if (whole && !isCounted) return { noun: whole, isHeld: true };
  if (words.length > 1 && words.at(-1)?.lemma === 'history') return { noun: null, isHeld: true };
  if (words.at(-1)?.lemma === 'checklist') return { noun: 'task', isHeld: true };
  let isHeld = false;
  while (words.length > 1) {
    const last = words.at(-1)!;
    const isContainer = isContainerWord(last.lemma, last.lower);
    const isAct =
      /^(?:selling|buying|sending|sharing|booking|ordering|renting|searching|filtering|posting|displaying|rental|sale|delivery|search|exchange|hunt|hunting|watching|keeping|collecting|shopping)$/.test(
        last.lower,
      ) && words.at(-2)?.pos === 'noun';
    if (!isContainer && !isAct) break;
    const before = words.at(-2)!;
    if (
      (before.pos !== 'noun' && !thingsInIng.has(before.lower) && !isPerson(before.lemma)) ||
      genericWords.has(before.lower)
    )
      break;
    isHeld = true;
    words.pop();
  }
  const compound = recordOfTopic.get(
    words
      .slice(-2)
      .map(({ lemma }) => lemma)
      .join(' '),
  );
  if (compound && !isCounted) return { noun: compound, isHeld: true };
  const last = words.at(-1);
  if (
    !last ||
    (last.pos === 'verb' && !thingsInIng.has(last.lower)) ||
    (last.pos === 'adjective' && !isPerson(last.lemma))
  )
    return { noun: null, isHeld };
  const head = last.lemma;
  if (head.length < 2 || !/^\p{L}[\p{L}-]*$/u.test(head)) return { noun: null, isHeld };
  const isPlural = head !== last.lower;
  const isRealTime = head === 'time' && words.some(({ lower }) => lower.startsWith('real'));
  const topic = isHeld && !isRealTime ? recordOfTopic.get(head) : undefined;
  if (topic) return { noun: topic, isHeld };
  // a company has one mission, a fire brigade has many
  const isOneOnly = oneOnly.has(head) && isPlural;
  // German children are no kind of anything
  const isChild = last.lower === 'kinder' || last.lower === 'kindern';
  // keys of a house are counted, the key of a record is not
  const isOfDoor = last.lower === 'keys' && !/^(?:api|license|public|private|access|foreign|primary|arrow|keyboard|hot|short|cursor)$/.test(words.at(-2)?.lower ?? ''); // prettier-ignore
  if (((notEntities.has(head) && !isOneOnly) || genericWords.has(head)) && !isChild && !isOfDoor) return { noun: null, isHeld }; // prettier-ignore
  if ((appWords.has(head) || containers.has(head)) && !isPlural && !isHeld) return { noun: null, isHeld };
  if (pluralContainers.has(last.lower)) return { noun: null, isHeld };
  if (appWords.has(head) && /^(?:cards?|items?)$/.test(phrase.words.at(-1)?.lower ?? '')) return { noun: null, isHeld };
  // "sightings" can be counted, "sighting" is an act
  if (head.endsWith('ing') && !thingsInIng.has(head) && !isPlural) return { noun: null, isHeld };
  const name = [head];
  for (let at = words.length - 2; at >= 0 && name.length < maxWords; at--) {
    const word = words[at]!;
    if (word.pos !== 'noun' || genericWords.has(word.lower) || notEntities.has(word.lemma) || appWords.has(word.lemma))
      break;
    if (word.lemma.endsWith('ing') && !thingsInIng.has(word.lemma)) break;
    if (!/^\p{L}[\p{L}-]*$/u.test(word.lemma) || genericPeople.has(word.lemma)) break;
    name.unshift(word.lemma);
  }
  if (name.length === 2 && isPerson(head) && !isPerson(name[0]!) && head !== 'contact') name.shift();
  return { noun: name.join(' '), isHeld };
}

/** People whom every app has; records of them are accounts, not the app's own. */
export const genericPeople = new Set([
  'user',
  'visitor',
  'people',
  'person',
  'admin',
  'administrator',
  'benutzer',
  'nutzer',
  'viewer',
  'staff',
  'family',
  'operator',
  'provider',
  'expert',
  'professional',
  'planner',
  'besucher',
  'leute',
]);

export const headOf = (noun: string): string => noun.slice(noun.lastIndexOf(' ') + 1);
