import { singularise, toLabel } from '../plan/names.ts';
import { actVerbs, recordVerbs } from '../reading/lexicon/verbs.ts';

/** What organisations, sites and trades are called after: "a solar company", "the shipping industry". */
const bodies =
  /\b((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:company|business|industry|agency|institute|studio|clinic|journal|magazine|shop|store|blog|farm|bakery|brewery|school|academy|club|festival|community|firm|enthusiasts?|lovers?)\b/giu;
const ofBody =
  /\b(?:institute|academy|school|college|society|museum|centre|center|department) (?:of|for) ((?:[\p{L}-]+ )?[\p{L}-]+)/iu;
/** Words before a noun that say nothing of what it is about. */
const says =
  /^(?:the|an?|each|every|no|one|two|per|our|my|your|their|its|his|her|and|or|of|for|to|in|on|with|by|from|other|new|own|all|any|some|more|most|many|various|different|several|specific|detailed|available|selected|related|online|offline|virtual|local|global|international|public|private|personal|simple|small|large|big|nice|modern|comprehensive|professional|web|website|site|platform|app|application|system|mini|smart|real|time|latest|popular|favou?rite|featured|good|best|customer|user|users|company|finished|main|first|second|social|shared?|about|that|which|provides?|offers?|sells?|business|service|product|article|news|blog|course|startup|introduc\w*|present\w*|promot\w*|compar\w*|offer\w*|[\p{L}]+-(?:priced|based|quality|end|term|friendly|time)|please|build|create|implement|develop|make|design|displays?|shows?|publishing|managing|browsing|searching|buying|selling|booking|viewing|adding|posting|sharing|purchasing|reading|writing|finding|ordering)$/iu;

/** What the things of an app are about, as one or two words; null where the text does not say. */
export function topicOf(text: string, noun: string): string | null {
  const head = noun.split(' ').at(-1) ?? noun;
  const beside = new RegExp(String.raw`\b((?:[\p{L}-]+ )?[\p{L}-]+) ${head}(?:e?s)?\b`, 'giu');
  for (const [, words = ''] of text.matchAll(beside)) {
    const topic = lastWords(words, head);
    if (topic) return topic;
  }
  return lastWords(ofBody.exec(text)?.[1] ?? '', head) ?? firstTopic(text.matchAll(bodies), head);
}

/** "a news blog for the shipping industry": the first of them that says more than what the records are. */
function firstTopic(found: Iterable<RegExpExecArray>, head: string): string | null {
  for (const [, words = ''] of found) {
    const topic = lastWords(words, head);
    if (topic) return topic;
  }
  return null;
}

function lastWords(words: string, head: string): string | null {
  const kept: string[] = [];
  for (const word of words.split(' ').toReversed()) {
    if (
      says.test(word) ||
      actVerbs.has(word.toLowerCase()) ||
      recordVerbs.has(word.toLowerCase()) ||
      singularise(word.toLowerCase()) === head ||
      word.length < 3 ||
      kept.length === 2
    )
      break;
    kept.unshift(word);
  }
  const topic = kept.join(' ').toLowerCase();
  return topic === '' ? null : topic;
}

/** Names of samples, by what the noun is; `~` is the topic. */
const patterns: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:service|treatment|package|offer)$/, ['Standard ~ package', '~ consultation', 'Premium ~ package', 'Express ~ service', 'Weekly ~ service', '~ for companies', 'First ~ visit', 'Yearly ~ plan']],
  [/^(?:product|good|item|merchandise)$/, ['~ starter set', 'Compact ~ kit', 'Large ~ set', 'Portable ~ unit', '~ accessories', '~ family bundle', '~ classic', '~ gift box']],
  [/^(?:course|class|online class|lesson|training|workshop|program|programme|webinar)$/, ['~ basics', '~ in practice', 'Advanced ~ course', '~ masterclass', '~ evening course', '~ certificate course', '~ weekend', '~ project studio']],
  [/^(?:article|post|blog|blog post|story|column)$/, ['A short ~ guide', 'Ten ~ questions answered', 'What is new in the ~ world', 'Five ~ mistakes and what they taught us', 'Behind the ~ figures', '~ trends to watch', 'An interview with a ~ expert', 'A day in ~ practice']],
  [/^(?:news|announcement|update)$/, ['New ~ partner joins us', 'Open ~ day on Saturday', '~ award for our team', 'Spring programme: ~ for everyone', 'Ten years of ~ experience', 'New ~ figures published', 'We are growing: ~ jobs', '~ week in May']],
  [/^(?:event|conference|seminar|meetup)$/, ['~ open day', '~ conference', '~ evening talk', '~ workshop for beginners', '~ fair', 'Panel: ~ tomorrow', '~ network meeting', '~ summer party']],
]; // prettier-ignore

export function titlesAbout(noun: string, topic: string): readonly string[] | null {
  const titles = patterns.find(([nouns]) => nouns.test(noun))?.[1];
  return titles?.map((title) => toLabel(title.replace('~', topic))) ?? null;
}
