import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Cite, useCitations } from './citations.tsx';

/** Code keeps its brackets. */
const citations = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)| ?\[(\d+)\](?!\()/g;
const citeHref = /^#cite-(\d+)$/;

const link: Components['a'] = ({ href, children }) => {
  const number = citeHref.exec(href ?? '')?.[1];
  if (number !== undefined) return <Cite number={Number(number)} />;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};
const plain: Components = { a: link };
/** What answers from sources loads nothing: a source may have named the address. */
const cited: Components = { a: link, img: ({ alt }) => alt ?? null };

/** Markdown without HTML of its own; links open beside the page, citations their passage. */
export default function MarkdownText({ text }: { text: string }) {
  const isCited = useCitations() !== null;
  const shown = isCited
    ? text.replaceAll(citations, (all, code: string | undefined, number: string | undefined) =>
        code === undefined ? `[${number}](#cite-${number})` : all,
      )
    : text;
  return (
    <div className="prose">
      <Markdown remarkPlugins={[remarkGfm]} components={isCited ? cited : plain}>
        {shown}
      </Markdown>
    </div>
  );
}
