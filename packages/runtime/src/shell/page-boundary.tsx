import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../boundaries/error-boundary.tsx';
import { isGuarding, startGuarding } from '../boundaries/own-components.ts';
import { ProblemPanel } from '../boundaries/problem-panel.tsx';
import { reportCaught, reportFirst } from '../errors/reporter.ts';

/** Keeps what goes wrong in a page inside of it. */
export function PageBoundary({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      onError={(error, stack) => caught(error, stack, 'page', name)}
      fallback={(error) => <ProblemPanel error={error} name={name} />}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Keeps what goes wrong around the pages, in the layout or the app's own root, from taking `content` with it. */
export function AppBoundary(props: { name: string; content?: ReactNode; children: ReactNode }) {
  const { name, content, children } = props;
  return (
    <ErrorBoundary
      onError={(error, stack) => caught(error, stack, 'app', name)}
      fallback={(error) => (
        <>
          <ProblemPanel error={error} name={name} />
          {content}
        </>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** The first error tries again with a guard around each component, so that only the broken one is missing. */
function caught(error: Error, stack: string, scope: 'page' | 'app', componentName: string): boolean {
  if (!isGuarding()) {
    startGuarding();
    reportFirst(error, stack);
    return true;
  }
  reportCaught(error, stack, { scope, componentName });
  return false;
}
