import type { Passage } from '@whittle/contract/knowledge/context-item';

/** A passage with the words marked that answer to what was asked. */
export function MarkedText({ text, marks }: Pick<Passage, 'text' | 'marks'>) {
  const parts = marks.flatMap(({ from, to }, at) => [
    text.slice(marks[at - 1]?.to ?? 0, from),
    <mark key={from} className="rounded-chip bg-accent-soft text-accent-text">
      {text.slice(from, to)}
    </mark>,
  ]);
  return (
    <span className="break-words whitespace-pre-wrap" dir="auto">
      {parts}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </span>
  );
}
