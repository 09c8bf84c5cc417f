import { appWords } from './lexicon/app-words.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { asksOfList } from './asked-of-lists.ts';
import { lemmaOfNoun } from './lemma.ts';

/** What people do, at the beginning of what was taken for a field: "select report formats". */
const acts =
  /^(?:select|view|use|using|browse|search|filter|sort|manage|create|add|edit|delete|update|download|upload|join|share|learn|see|submit|fill|find|choose|compare|track|receive|send|get|play|buy|purchase|read|write|click|set|make|mark|tick|allow|enable|support|display|show|provide|switch|save|be|do|have|use)(?:\s(?!(?:price|date|link|type|number|id|code|time|reason|by|count|fee)$)|$)/i;
/** Parts of an app, and words that say nothing. */
const notFields =
  /(?:^|\s)(?:tabelle|diagramm|übersicht|kalender|auswertung|functionality|functions|feature|features|(?<!^[a-z-]+ing )site|webpage|registration|login|showcase|introduction|guide|capability|component|cart|basket|checkout|warenkorb|kasse|module|section|interface|design|(?:user|shopping|browsing|learning|gaming|viewing) experience|website settings|ranking(?: at the end)?|history of (?:\w+ )?\w+s|leaderboard|sternen|bestenliste|rangliste|high ?scores?|standings?|streaks?|(?:bar|line|pie|progress) (?:chart|bar)|board|more|others?|user|users|(?<!number of )people|(?<!number of )customers)$/i;

/** Who or what has an address. */
const isReached =
  /profile|person|member|client|customer|compan|supplier|vendor|provider|worker|employee|lead|student|doctor|owner|tenant|restaurant|shop|hotel|listing|user|seller|agent|contact|organi[sz]ation|business|volunteer|teacher|donor|guest|patient|candidate|applicant|job|property/;

/** What has pages; of anything else they are parts of the app. */
const isRead =
  /book|novel|chapter|document|magazine|comic|paper|report|script|diary|journal|thesis|brochure|article|story/;

/** Field names without those that are acts, parts of the app or the thing itself; what is kept elsewhere is pointed to. */
export function saidFields(noun: string, names: readonly string[], kept: ReadonlySet<string> = new Set()): string[] {
  return names
    .map((name) =>
      name
        .replace(/^welche[rsnm]?\s+(?=\p{Lu})/u, '')
        // "profiles, including uploading photos and filling out personal information"
        .replace(
          /^(?:uploading|filling (?:out|in)|entering|adding|providing|choosing|selecting|specifying|writing)\s+(?:an? |the |their )?(?=\p{L})/iu,
          '',
        )
        .replace(/^(?:including|includes?|basic|relevant|detailed|detailed information|such as|their)\s+/i, '')
        .replace(
          /^(supplier|seller|vendor|company|author|owner|shipping|pricing|price|publisher) (?:information|details|info)$/i,
          '$1',
        )
        .replace(
          /\b(names|titles|codes|prices|dates|addresses|locations|priorities|descriptions|amounts|costs|durations|deadlines|quantities|numbers|statuses|images|durations)$/i,
          (word) => lemmaOfNoun(word.toLowerCase()),
        )
        .trim(),
    )
    .filter((name) => {
      const bare = name
        .toLowerCase()
        .replace(/[(:].*$/, '')
        .trim();
      if (
        bare === '' ||
        acts.test(bare) ||
        asksOfList(bare) ||
        (notFields.test(bare) && !kept.has(bare)) ||
        /^(?:available|existing|upcoming|other) \w+s\b/.test(bare) ||
        /^(?:player|user|game|customer) information$/.test(bare) ||
        /^(?:totals?|sums?|summen?|gesamt) (?:per|by|pro|je)\b/.test(bare) ||
        (/^(?:web )?pages$/.test(bare) && !isRead.test(noun)) ||
        /^(?:available|existing|upcoming|current|other) (?:\w+ )?\w+(?:s|status)$/.test(bare) ||
        /^(?:board|chart|graph|progress bar|calendar) (?:to|for|of|with)\b/.test(bare) ||
        /\bsuch as\b|\bable to\b|\bfunctions? for\b|(?<!^\p{L}+) to$/u.test(bare)
      )
        return false;
      return (
        (!appWords.has(bare) || bare === 'website') &&
        (lemmaOfNoun(bare) !== noun || fieldWords.has(bare)) &&
        bare !== `${noun} details` &&
        bare !== `${noun} information` &&
        !(/^contact (?:information|details)$/.test(bare) && noun !== '' && !isReached.test(noun))
      );
    });
}
