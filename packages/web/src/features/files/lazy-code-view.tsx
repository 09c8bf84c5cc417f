import { Suspense, lazy } from 'react';

const CodeView = lazy(() => import('./code-view.tsx'));

type LazyCodeViewProps = {
  path: string;
  content: string;
  /** The line to look at. */
  line?: number | null;
};

/** The code viewer, loaded when a file is first looked at; until then the bare text stands in its place. */
export function LazyCodeView({ path, content, line = null }: LazyCodeViewProps) {
  return (
    <Suspense
      fallback={<pre className="type-code h-full overflow-auto bg-sunken p-2 whitespace-pre-wrap">{content}</pre>}
    >
      <CodeView path={path} content={content} line={line} />
    </Suspense>
  );
}
