import type { ComponentType, ElementType } from 'react';
import { reportCaught } from '../errors/reporter.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ownerOf } from './own-components.ts';
import { ProblemPanel } from './problem-panel.tsx';

const guards = new WeakMap<object, ComponentType<object>>();

/** A component that renders `type` with the same props, or, when that fails, says so in its place. */
export function guardOf(type: ElementType): ElementType {
  if (typeof type === 'string') return type;
  const known = guards.get(type);
  if (known) return known;
  const owner = ownerOf(type);
  const Guarded = type as ComponentType<object>;
  function Guard(props: object) {
    return (
      <ErrorBoundary
        onError={(error, stack) => {
          reportCaught(error, stack, { scope: 'component', moduleId: owner?.moduleId, componentName: owner?.name });
          return false;
        }}
        fallback={(error) => <ProblemPanel error={error} name={owner?.name ?? null} />}
      >
        <Guarded {...props} />
      </ErrorBoundary>
    );
  }
  Guard.displayName = owner?.name;
  guards.set(type, Guard);
  return Guard;
}
