import { gradeOf } from '../lexicon/graded-nouns.ts';
import { headOf } from '../noun-of.ts';
import type { ReadByRules } from '../read-prompt.ts';
import type { Token } from '../token.ts';
import { ruledAs, type Candidate } from './candidates.ts';
import { present, type Feature } from './linear.ts';
import { featuresOfMention } from './mention-features.ts';
import type { Mention } from './mentions.ts';
import { firstKindOf, kindsOf } from './word-kinds.ts';

const stepsOf = (weight: number): number => Math.min(6, Math.floor(weight * 2));

/** What speaks for and against a candidate by itself: its word, where it stands, what the rules say. */
export function featuresOfCandidate(one: Candidate, { reading, sentences }: ReadByRules, cover: number): Feature[] {
  const { noun, mentions, origin } = one;
  const out = new Set<string>();
  if (origin === 'modifier') for (const name of ofModifier(one)) out.add(name);
  else for (const name of mentions.flatMap(featuresOfMention)) out.add(name);
  if (one.before > 0) out.add(`used-before=${Math.min(3, one.before)}`);
  if (one.verb)
    for (const name of ofVerb(
      one.verb,
      sentences.flatMap(({ tokens }) => tokens),
    ))
      out.add(name);
  const language = reading.language === 'de' ? 'de' : 'en';
  const ruled = ruledAs(one);
  const plural = mentions.some(({ phrase }) => phrase.isPlural);
  const count = Math.min(3, mentions.length);
  const entities = Math.min(5, reading.entities.length);
  for (const kind of kindsOf(noun)) {
    out.add(`k=${kind}`);
    out.add(`k-plural=${kind}-${plural}`);
    out.add(`rule-k=${ruled}-${kind}`);
  }
  for (const name of [
    `h=${headOf(noun)}`, `w=${noun}`, `sx=${noun.slice(-3)}`, `sx4=${noun.slice(-4)}`, `count=${count}`,
    `plural=${plural}`, `lang=${language}`, `lang-plural=${language}-${plural}`, `rule=${ruled}`,
    `rule-lang=${ruled}-${language}`, `rule-count=${ruled}-${count}`, `rule-plural=${ruled}-${plural}`,
    `rule-cover=${ruled}-${cover}`, `n=${entities}`, `rule-n=${ruled}-${entities}`,
  ]) out.add(name); // prettier-ignore
  if (language === 'de' && mentions.length > 0) out.add(`small=${mentions.every(isSmall)}`);
  const grade = gradeOf(noun);
  if (grade)
    for (const name of [`R=${grade.asRecord}`, `F=${grade.asField}`, `RF=${grade.asRecord}-${grade.asField}`, `RF-plural=${grade.asRecord}-${grade.asField}-${plural}`, `rule-RF=${ruled}-${grade.asRecord}-${grade.asField}`]) out.add(name); // prettier-ignore
  if (!one.canBeField) out.add('no-field');
  for (const name of ofRules(one, reading.relations)) out.add(name);
  return present(out);
}

/** German nouns have a capital, where somebody types any. */
const isSmall = ({ phrase }: Mention): boolean => /^\p{Ll}/u.test(phrase.words.at(-1)?.text ?? '');

const ofModifier = ({ mentions }: Candidate): string[] => [
  'is-modifier',
  ...mentions.flatMap(({ phrase, sentence }) => [
    `modof=${phrase.head}`,
    `modofk=${firstKindOf(phrase.head)}`,
    `modpl=${phrase.isPlural}`,
    `mods=${Math.min(sentence, 2)}`,
  ]),
];

function ofVerb(verb: Token, tokens: readonly Token[]): string[] {
  const at = tokens.indexOf(verb);
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  return ['is-verb', `verb=${verb.lemma}`, `vform=${verb.lower.slice(-2)}`, `vprev=${before?.lower}`, `vnext=${after?.lower}`, `vprevp=${before?.pos}`, `vnextp=${after?.pos}`]; // prettier-ignore
}

function ofRules({ entity, fieldOf, evidence }: Candidate, relations: readonly { from: string; to: string }[]): string[] {
  const out = evidence
    ? [`ev=${stepsOf(evidence.weight)}`, `evn=${Math.min(4, evidence.reasons.length)}`, ...evidence.reasons.map((reason) => `reason=${reason}`)] // prettier-ignore
    : ['ev=none'];
  if (!entity) return out;
  const ties = relations.filter(({ from, to }) => from === entity.noun || to === entity.noun).length;
  return [
    ...out,
    `rulew=${stepsOf(entity.weight)}`,
    `rulef=${Math.min(4, entity.fields.length)}`,
    `rulerels=${Math.min(3, ties)}`,
    ...(fieldOf.length > 0 ? ['rule-both'] : []),
    ...entity.why.map((why) => `why=${why.split(' ').slice(0, 3).join(' ')}`),
  ];
} // prettier-ignore
