import { likelihood, present, type Feature, type Linear } from '../../reading/learned/linear.ts';
import type { Marked, Piece } from './marked.ts';

/** Pieces of a message from `from` to before `to` that say one thing. */
export type Clause = { from: number; to: number };

const ends = /^[.!?;–—]$/;
/** What a new clause begins with, behind a comma. */
const opensBehindComma =
  /^(?:and|but|so|because|since|as|then|which|who|that|if|when|where|while|though|although|or|not|instead|rather|please|i|i'd|i'm|we|we'd|it|it's|they|you|he|she|my|our|there|this|these|those|just|only|maybe|can|could|would|und|aber|sondern|weil|da|denn|damit|dass|wenn|ob|also|dann|ich|wir|man|er|sie|es|das|die|der|den|oder|nicht|statt|anstatt|lieber|bitte|nur|sonst|mein|meine|unser|unsere|kann|könnte|könntest|kannst|wo|wer|was|wie|so)$/;
/** What begins one by itself. */
const opens = /^(?:because|but|weil|sondern|aber|damit|denn)$/;

/** The clauses of a message: they end at marks, at commas before what opens another, and before "but" and "because". */
export function clausesIn(pieces: readonly Piece[]): Clause[] {
  const starts = new Set([0]);
  pieces.forEach(({ text }, at) => {
    const next = pieces[at + 1]?.text.toLowerCase().replace('’', "'");
    if (next === undefined) return;
    if (ends.test(text) || (text === '-' && at > 0)) starts.add(at + 1);
    if (text === ',' && opensBehindComma.test(next)) starts.add(at + 1);
    if (text !== ',' && opens.test(next)) starts.add(at + 1);
  });
  const all = [...starts].sort((a, b) => a - b);
  const clauses = all.map((from, place) => ({ from, to: all[place + 1] ?? pieces.length }));
  return clauses.filter(({ from, to }) => pieces.slice(from, to).some(({ text }) => /[\p{L}\p{N}]/u.test(text)));
}

/** What speaks for a clause being the one that asks for something, rather than telling why or what is not meant. */
export function clauseFeatures(
  place: number,
  clauses: readonly Clause[],
  { pieces }: Pick<Marked, 'pieces'>,
): Feature[] {
  const { from, to } = clauses[place]!;
  const own = pieces.slice(from, to);
  const words = own.filter(({ sign }) => /[\p{L}<]/u.test(sign));
  const found = new Set<string>();
  for (const { sign, says } of words) {
    found.add(sign);
    for (const name of says) found.add(`=${name}`);
  }
  for (const [at, next] of words.slice(1).entries()) found.add(`${words[at]!.sign} ${next.sign}`);
  found.add(`begins ${words[0]?.sign}`).add(`begins ${words[0]?.sign} ${words[1]?.sign}`);
  found.add(`behind ${pieces[from - 1]?.sign}`).add(`before ${pieces[to]?.sign} ${pieces[to + 1]?.sign}`);
  found.add(own.at(-1)?.text === '?' ? 'is a question' : 'is none');
  const where = place === 0 ? 'first' : place === clauses.length - 1 ? 'last' : 'between';
  found.add(where).add(`of ${Math.min(5, clauses.length)} ${where}`);
  found.add(`words ${Math.min(5, Math.floor(words.length / 3))}`);
  const other = clauses[place - 1];
  if (other) for (const name of new Set(pieces.slice(other.from, other.to).flatMap(({ says }) => says))) found.add(`behind =${name}`); // prettier-ignore
  const next = clauses[place + 1];
  if (next) for (const name of new Set(pieces.slice(next.from, next.to).flatMap(({ says }) => says))) found.add(`before =${name}`); // prettier-ignore
  return present(found);
}

/** Of the likeliest, how likely others have to be to ask as well. */
const alsoAsks = 0.6;

/** The message with what asks told from what only tells. */
export function withAsking(marked: Marked, model: Linear): Marked {
  const clauses = clausesIn(marked.pieces);
  if (clauses.length < 2) return marked;
  const likely = clauses.map((_, place) => likelihood(model, clauseFeatures(place, clauses, marked)));
  const most = Math.max(...likely);
  const asks = clauses.filter((_, place) => likely[place]! >= Math.max(most * alsoAsks, Math.min(most, 0.3)));
  const pieces = marked.pieces.map((piece, at) => ({
    ...piece,
    asks: asks.some(({ from, to }) => at >= from && at < to),
  }));
  return { ...marked, pieces };
}

/** What of a message asks, as it stands in it. */
export function wordsThatAsk({ text, pieces }: Marked): string {
  if (pieces.every(({ asks }) => asks)) return text;
  let words = '';
  pieces.forEach(({ asks, at }, place) => {
    if (asks) words += text.slice(at, pieces[place + 1]?.at ?? text.length);
  });
  return words.trim().replace(/[\s,;–—-]+$/, '');
}
