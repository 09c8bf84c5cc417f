import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Markdown without HTML of its own; links open beside the page. */
export default function MarkdownText({ text }: { text: string }) {
  return (
    <div className="prose">
      <Markdown
        remarkPlugins={[remarkGfm]}
        components={{
          a: ({ href, children }) => (
            <a href={href} target="_blank" rel="noreferrer">
              {children}
            </a>
          ),
        }}
      >
        {text}
      </Markdown>
    </div>
  );
}
