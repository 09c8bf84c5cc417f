import type { Facts } from './facts.ts';
import { lemmaOfNoun } from './lemma.ts';
import { appWords } from './lexicon/app-words.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity } from './reading.ts';
import type { Token } from './token.ts';

/** What a thing has where it is said beside it: "lead status", "report formats". */
const names = new Set('status category type genre price priority deadline format level stage brand difficulty duration description location rarity condition volume weight capacity'.split(' ')); // prettier-ignore

/** "different types of apartments", "articles in different categories", "browse recipes by cuisine" */
const kindOf = /\b(?:different|various|specific|all|many|several|by) (types?|kinds?|categor(?:y|ies)|genres?|brands?|sizes?|styles?) of ([\p{L}-]+)\b/giu; // prettier-ignore
const inKinds = /\b([\p{L}-]+) (?:in|by|from|across|of|into) (?:different |various |specific |several |multiple |their |its )?(types?|categor(?:y|ies)|genres?|brands?|price|date|status|difficulty|cuisine)\b/giu; // prettier-ignore

/** Notes what the text says in passing that a thing has; whether it is a thing is decided elsewhere. */
export function noteCompounds(text: string, tokens: readonly Token[], facts: Facts): void {
  tokens.forEach((token, at) => {
    const after = tokens[at + 1];
    if (token.pos !== 'noun' || !after) return;
    const name = lemmaOfNoun(after.lower);
    // "rehearsal dates" are of rehearsals
    const opens = tokens[at - 1] === undefined || /^[:,]$/.test(tokens[at - 1]!.lower);
    if (opens && after.lower === 'dates' && !/^(?:due|start|end|expiry|release|key|important)$/.test(token.lower)) {
      facts.add(lemmaOfNoun(token.lower), 1.6, 'has dates');
      facts.compounds.push({ owner: lemmaOfNoun(token.lower), name: 'date' });
    }
    if (names.has(name)) facts.compounds.push({ owner: lemmaOfNoun(token.lower), name });
    // "updating lead information and status"
    const isAbout = /^(?:information|details?|names?|codes?|data)$/.test(after.lower) && /^(?:and|or)$/.test(tokens[at + 2]?.lower ?? ''); // prettier-ignore
    const second = lemmaOfNoun(tokens[at + 3]?.lower ?? '');
    if (isAbout && (names.has(second) || second === 'name'))
      facts.compounds.push({ owner: lemmaOfNoun(token.lower), name: second });
  });
  for (const [, kind = '', thing = ''] of text.matchAll(kindOf))
    facts.compounds.push({ owner: lemmaOfNoun(thing.toLowerCase()), name: fieldOf(kind) });
  for (const [, thing = '', kind = ''] of text.matchAll(inKinds))
    facts.compounds.push({ owner: lemmaOfNoun(thing.toLowerCase()), name: fieldOf(kind) });
}

const fieldOf = (kind: string): string => {
  const name = lemmaOfNoun(kind.toLowerCase());
  return name === 'kind' ? 'type' : name;
};

/** Gives what became an entity the fields that were said in passing, each once. */
export function addCompounds(entities: readonly ReadEntity[], { compounds }: Facts): void {
  for (const { owner, name } of compounds) {
    const entity = entities.find(({ noun }) => noun === owner) ?? entities.find(({ noun }) => headOf(noun) === owner);
    if (!entity || appWords.has(entity.noun)) continue;
    // a category that is kept itself is pointed to
    if (entities.some(({ noun }) => headOf(noun) === name)) continue;
    const words = new RegExp(String.raw`\b${name}\b|\bcategor|\btype\b`, 'i');
    const isThere = entity.fields.some((field) => (/^(?:type|category|genre)$/.test(name) ? words.test(field) : new RegExp(String.raw`\b${name}\b`, 'i').test(field))); // prettier-ignore
    if (!isThere) entity.fields.push(name);
  }
}
