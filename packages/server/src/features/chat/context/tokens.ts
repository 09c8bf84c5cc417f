/** Characters of a token, on average, in English and in code; no provider's tokenizer is asked. */
const charsPerToken = 4;

export const estimateTokens = (text: string) => Math.ceil(text.length / charsPerToken);

/** What a request may spend on each of its parts, in estimated tokens. */
export const tokenBudget = {
  schemas: 6_000,
  packages: 2_000,
  fileTree: 3_000,
  earlier: 2_000,
  /** Long replies are told in short as soon as a shorter one followed: the files that they wrote are in the request. */
  recentTurns: 4_000,
  files: 30_000,
  /** Of these, files that neither the message nor the screen names. */
  filesNotNamed: 10_000,
  /** The same where words of the message stand in some files, which come first. */
  filesNotNamedButFound: 5_000,
  /** A request to correct one error ('Resolve with AI'): the files that it names, and little talk. */
  filesOfFix: 10_000,
  turnsOfFix: 2_000,
  /** Words of attached files together. */
  attachments: 20_000,
  /** One answer of a tool. */
  toolAnswer: 8_000,
} as const;

/** Cuts a text to a budget and says that it did. */
export function cutToTokens(text: string, tokens: number): string {
  const maxChars = tokens * charsPerToken;
  return text.length <= maxChars ? text : `${text.slice(0, maxChars)}\n[… ${text.length - maxChars} more characters]`;
}
