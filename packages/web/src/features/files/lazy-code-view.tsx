import { lazyPart } from '../../lib/lazy-part.tsx';

type LazyCodeViewProps = {
  path: string;
  content: string;
  /** The line to look at. */
  line?: number | null;
};

const CodeView = lazyPart(
  async () => (await import('./code-view.tsx')).CodeView,
  ({ content }) => <pre className="type-code h-full overflow-auto bg-sunken p-2 whitespace-pre-wrap">{content}</pre>,
);

/** The code viewer, loaded when a file is first looked at; until then the bare text stands in its place. */
export function LazyCodeView({ path, content, line = null }: LazyCodeViewProps) {
  return <CodeView path={path} content={content} line={line} />;
}
