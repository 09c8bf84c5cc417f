import type { Passage } from '@whittle/contract/knowledge/context-item';
import { answeringPart } from '@whittle/domain/knowledge/quote-passages';

const cut = '… ';

/** What of a passage answers to a question, with its marks. */
export function shownPart({ text, marks }: Pick<Passage, 'text' | 'marks'>, question: string) {
  const { from, to } = answeringPart(text, question);
  const start = from === 0 ? '' : cut;
  const moved = marks
    .filter((mark) => mark.from >= from && mark.to <= to)
    .map((mark) => ({ from: mark.from - from + start.length, to: mark.to - from + start.length }));
  return { text: `${start}${text.slice(from, to)}${to < text.length ? ' …' : ''}`, marks: moved };
}

/** Passages of one source in their order, without what two of them share: the opened one is whole. */
export function withoutShared(passages: readonly Passage[], openedN: number): Passage[] {
  return passages.flatMap((passage, at) => {
    if (passage.n === openedN) return passage;
    const before = passages[at - 1];
    const after = passages[at + 1];
    const from = before ? Math.max(0, before.end - passage.start) : 0;
    const to = after?.n === openedN ? Math.min(passage.text.length, after.start - passage.start) : passage.text.length;
    const text = passage.text.slice(from, to).trim();
    return text === '' ? [] : { ...passage, text, marks: [] };
  });
}
