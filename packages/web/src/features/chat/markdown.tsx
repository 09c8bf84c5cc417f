import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';

/** Text of a reply. HTML in it is shown as text, pictures as their words: nothing is loaded from elsewhere. */
const components: Components = {
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-accent-text underline underline-offset-2">
      {children}
    </a>
  ),
  img: ({ alt }) => <span className="text-ink-2">{alt}</span>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  p: ({ children }) => <p>{children}</p>,
  ul: ({ children }) => <ul className="list-disc space-y-1 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-1 pl-5">{children}</ol>,
  blockquote: ({ children }) => <blockquote className="pl-4 text-ink-2">{children}</blockquote>,
  pre: ({ children }) => (
    <pre tabIndex={0} className="type-code overflow-x-auto rounded-control bg-sunken px-3 py-2 [&_code]:text-[1em]">
      {children}
    </pre>
  ),
  hr: () => <hr className="border-line" />,
};

/** Headings inside a reply stay below the screen's own, whatever level the model chose. */
function Heading({ children }: ComponentProps<'h3'>) {
  return <h3 className="type-heading">{children}</h3>;
}

export default function Markdown({ text }: { text: string }) {
  return <ReactMarkdown components={components}>{text}</ReactMarkdown>;
}
