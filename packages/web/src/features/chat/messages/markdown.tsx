import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import { chatTexts as texts } from '../chat.texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';

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
  ul: ({ children }) => <ul className="list-disc space-y-1 ps-5">{children}</ul>,
  ol: ({ children }) => <ol className="list-decimal space-y-1 ps-5">{children}</ol>,
  blockquote: ({ children }) => <blockquote className="ps-4 text-ink-2">{children}</blockquote>,
  pre: CodeBlock,
  hr: () => <hr className="border-line" />,
};

/** Headings inside a reply stay below the screen's own, whatever level the model chose. */
function Heading({ children }: ComponentProps<'h3'>) {
  return <h3 className="type-heading">{children}</h3>;
}

function CodeBlock({ children, node }: ComponentProps<'pre'> & ExtraProps) {
  return (
    <div className="relative">
      <pre
        tabIndex={0}
        className="type-code overflow-x-auto rounded-control bg-sunken py-2 pe-10 ps-3 [&_code]:text-[1em]"
      >
        {children}
      </pre>
      <CopyButton text={textOf(node)} label={texts.copy} className="absolute top-1.5 end-1.5 bg-sunken" />
    </div>
  );
}

type Node = { value?: unknown; children?: readonly unknown[] };

function textOf(node: Node | undefined): string {
  if (!node) return '';
  return typeof node.value === 'string' ? node.value : (node.children ?? []).map((one) => textOf(one as Node)).join('');
}

export function Markdown({ text }: { text: string }) {
  return <ReactMarkdown components={components}>{text}</ReactMarkdown>;
}
