import { CitedText } from '../answers/citations.tsx';

/**
 * What models write in lines although they are asked for plain ones: code, strong words, links, addresses. An address that is
 * code is one that nobody should follow (domain/knowledge/foreign-addresses.ts).
 */
const parts =
  /`([^`\n]*)`|\*\*([^*\n]+)\*\*|\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"|]*[^\s<>"|.,;:!?)*_\]])/g;

/** A line of a list or a cell, with its citations. Links lead to web addresses alone. */
export function Line({ text }: { text: string }) {
  const shown = [];
  let end = 0;
  for (const match of text.matchAll(parts)) {
    const [all, code, strong, label, address, alone] = match;
    if (match.index > end) shown.push(<CitedText key={end} text={text.slice(end, match.index)} />);
    end = match.index + all.length;
    const href = address ?? alone;
    if (code !== undefined) shown.push(<code key={match.index}>{code}</code>);
    else if (href === undefined) shown.push(<strong key={match.index}>{strong}</strong>);
    else
      shown.push(
        <a key={match.index} href={href} target="_blank" rel="noreferrer">
          {label ?? href}
        </a>,
      );
  }
  if (end < text.length) shown.push(<CitedText key="end" text={text.slice(end)} />);
  return shown;
}
