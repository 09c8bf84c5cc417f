/** Name of an app until its first message gives it one. */
export const untitledApp = 'Untitled app';

const maxWords = 5;
const maxChars = 40;

/** Politeness and verbs before the thing itself: "please build me a simple …". */
const opening =
  /^(?:(?:hi|hello|hey|please|pls|can|could|would|you|i|we|i'd|we'd|i’d|we’d|want|need|like|love|to|have|help|me|us|my|our|let's|let’s|make|build|create|design|develop|implement|realise|realize|code|prepare|write|generate|give|start|set|up|new|a|an|the|some|simple|nice|beautiful|modern|small|little|basic|app|application|website|webpage|web|page|homepage|site|tool|system|platform|program)\b[\s,!.:]*)+/i;
const leadingArticles =
  /^(?:(?:please|i|we|want|need|would|like|to|build|make|create|design|develop|implement|me|us|an|a|the|new|for|that|which|where|called|named)\b[\s,!.:]*)+/i;

/** Where the name of the thing ends and its description begins. */
const clauseEnd =
  /[,.:;!?()\n\r–—]|\s-\s|\s(?:for|with|where|that|which|who|whose|so|to|in order|including|having|using|by|from|because|when|and then|showing|allowing|letting)\b/i;

/** What every app is: behind the thing itself it says nothing. */
const closing = /\s+(?:website|web ?page|web ?site|web ?app|web application|homepage|app|application)$/i;

const named = /\b(?:called|named)\s+["“'‘]?([^"”'’,.:;!?\n]{2,40})/i;

/**
 * A short title for the app that `prompt` describes: "An expense tracker for a small team: amount, …" gives
 * "Expense tracker". Falls back to `untitledApp` when the text names nothing.
 */
export function titleFromPrompt(prompt: string): string {
  const text = prompt.slice(0, 600).replace(/\s+/g, ' ').trim();
  const given = named.exec(text)?.[1];
  if (given) return toTitle(given.split(/\s(?:for|with|where|that|which)\s/i)[0]!);

  const thing = text.replace(opening, '');
  if (!/\p{L}/u.test(thing) && /^(?:hi|hello|hey)\b/i.test(text)) return untitledApp;
  const bare = firstClause(thing.replace(leadingArticles, ''));
  const fallback = firstClause(text.replace(leadingArticles, ''));
  return toTitle(bare) || toTitle(fallback) || untitledApp;
}

const firstClause = (text: string) => text.split(clauseEnd)[0]!.trim().replace(closing, '');

function toTitle(text: string): string {
  const words = text
    .replace(/[^\p{L}\p{N}&+#'’/ -]/gu, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const kept: string[] = [];
  for (const word of words.slice(0, maxWords)) {
    if ([...kept, word].join(' ').length > maxChars) break;
    kept.push(word);
  }
  const title = kept.join(' ');
  // "hello 0" names nothing
  if (!/\p{L}/u.test(title)) return '';
  return title.charAt(0).toUpperCase() + title.slice(1);
}
