import { abilityEntries, type Ability, type AbilityEntry } from './lexicon/abilities.ts';
import type { Token } from './token.ts';

export type { Ability };
const entries = Object.entries(abilityEntries) as [Ability, AbilityEntry][];
const compiled = entries.map(([ability, { verbs, nouns, phrases }]) => ({
  ability,
  verbs: new Set(verbs?.split(' ')),
  nouns: new Set(nouns?.split(' ')),
  phrases: phrases ? new RegExp(`(?<![\\p{L}])(?:${phrases})`, 'u') : null,
}));

/** Abilities that a text names, each once, in the order of the list. */
export function abilitiesIn(sentences: readonly { text: string; tokens: readonly Token[] }[]): Ability[] {
  const found = new Set<Ability>();
  for (const { text, tokens } of sentences) {
    const lower = text.toLowerCase();
    for (const { ability, verbs, nouns, phrases } of compiled) {
      const isSaid =
        (phrases?.test(lower) ?? false) ||
        tokens.some(
          ({ lemma, pos }, at) =>
            !isTicked(tokens, at) && ((pos === 'verb' && verbs.has(lemma)) || (pos === 'noun' && nouns.has(lemma))),
        );
      if (isSaid && !isOtherwise(ability, lower)) found.add(ability);
    }
  }
  return entries.flatMap(([ability]) => (found.has(ability) ? [ability] : []));
}

/** Words that say something else here: who has paid is noted, songs are played, and what one subscribes to is kept. */
function isOtherwise(ability: Ability, sentence: string): boolean {
  if (ability === 'pay') return !takesMoney.test(sentence) && notesPaid.test(sentence);
  if (ability === 'play') return /\b(?:songs?|music|instruments?|piano|guitar|band|tunes?|football|soccer|tennis)\b/.test(sentence) && !/\bgame\b/.test(sentence) || (/\b(?:board|video|tabletop) games?\b|\bgame (?:search|collection|nights?|library|inventory|shop|store|cafe)/.test(sentence) && !/\bplay(?:s|ed|ing)?\b/.test(sentence)); // prettier-ignore
  if (ability === 'login') return /\bwithout (?:an? )?(?:login|account|sign[- ]?in|password)\b/.test(sentence);
  if (ability === 'share') return /\b(?:costs?|expenses?|bills?|room|house|flat|garden)s? (?:is |are |to be )?shared\b|\bshared? (?:costs?|expenses?|flat|house|room|garden)\b/.test(sentence); // prettier-ignore
  if (ability === 'export') return /\b(?:music|notes?|documents?|files?|scans?|receipts?|certificates?|contracts?|manuals?) (?:as|in) (?:a )?pdf\b/.test(sentence) && !/\bexport|\bprint/.test(sentence); // prettier-ignore
  if (ability === 'subscribe') return /\bsubscriptions? (?:i|we) (?:pay|have)\b|\b(?:my|our) subscriptions?\b|\bsubscriptions? (?:tracker|manager|list|overview|app)\b/.test(sentence); // prettier-ignore
  if (ability === 'quiz') return /\btests? (?:types?|dates?|results?|numbers?|kits?)\b|\blab\b/.test(sentence) && !/\bquiz|\bquestions?\b/.test(sentence); // prettier-ignore
  // tickets, and what one pays with, lie on no map
  if (ability === 'map')
    return ticketsOnly.test(sentence) && !/\bmap\b|landkarte|auf (?:einer|der) karte/.test(sentence);
  if (ability === 'report') return reportsSomething.test(sentence) && !showsReport.test(sentence);
  // what the writer still has to get is nothing that others order
  if (ability === 'order' && restock.test(sentence) && !/warenkorb|(?:kunden|gäste|mitglieder|man|jeder|leute|alle) (?:\p{L}+ ){0,3}bestell/u.test(sentence)) return true; // prettier-ignore
  if (ability === 'order') return /\bbought\b/.test(sentence) && !/\b(?:orders?|cart|basket|checkout|purchases?|buy|bestell\p{L}*)\b/u.test(sentence); // prettier-ignore
  return false;
}

/** "students report lost items" tell of something; a report is made of what is there. */
const reportsSomething = /\breport (?:an?|the|any|their|that|when|what|lost|broken|new|missing|\w+s)\b/;
const showsReport =
  /\b(?:reports|reporting|an? report|the report|(?:daily|weekly|monthly|quarterly|yearly|annual|summary|sales|status) report)\b/;

const ticketsOnly = /\bkarten\b|\b(?:bar|ec|rote|gelbe) (?:oder |und |mit )?karte\b/;

const restock = /(?:wir|ich|man)? ?(?:noch )?(?:be|nachbe)stellen (?:müssen|muss)|(?:müssen|muss) (?:wir|ich|man)?(?: \p{L}+){0,3} (?:nach)?bestellen|nachbestell|(?<!vor)bestellt (?:\(|werden (?:muss|müssen))/u; // prettier-ignore
const takesMoney =
  /\b(?:pay(?:ing)? (?:online|by|with|via|here|at checkout)|online payments?|payments? (?:method|gateway|system|processing|options?)|stripe|paypal|credit cards?|checkout|accept payments?|make (?:a )?payments?|take payments?|online bezahl\p{L}*|zahlungs\p{L}+|(?:can|to) pay (?:for|their|the))/u;
const notesPaid =
  /\b(?:every|each|all|some|members?|who|still|left) (?:\w+ ){0,2}(?:to )?pays?\b|\b(?:has|have|had|was|were|is|are|i|we|who|marks?|mark them|deposit|already|not) (?:\w+ )?(?:paid|pay)\b|\bpaid\b|\bpayment date\b|\bbezahlt\b/;

/** "bought (yes/no)" is a field, nothing that people do. */
const isTicked = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.lower === '(' && tokens[at + 2]?.lower.startsWith('yes') === true;
