import type { ComponentType, ReactNode } from 'react';
import type { ModuleFailure } from '../registry/module-scope.ts';
import { markModule } from '../errors/place.ts';
import { ProblemPanel } from './problem-panel.tsx';

/**
 * What importers of a failed module get for `name`: for a component's name one that shows the problem in its place, for
 * any other name something that throws the problem as soon as it is used.
 */
export function placeholderFor({ moduleId, error }: ModuleFailure, name: string): unknown {
  markModule(error, moduleId);
  return /^(?:default$|[A-Z]\w*[a-z])/.test(name) ? componentPlaceholder(moduleId, error, name) : throwing(error);
}

/** Without the app's layout its pages can still be used. */
const isLayout = (moduleId: string) => /^(?:pages\/)?Layout\./.test(moduleId);

function componentPlaceholder(moduleId: string, error: Error, name: string): ComponentType<{ children?: ReactNode }> {
  const label = name === 'default' ? moduleId.replace(/^.*\/|\.[a-z]+$/g, '') : name;
  return function Placeholder({ children }) {
    return (
      <>
        <ProblemPanel error={error} name={label} />
        {isLayout(moduleId) && children}
      </>
    );
  };
}

function throwing(error: Error): unknown {
  const fail = (): never => {
    throw error;
  };
  return new Proxy(fail, {
    get: (_, name) => (typeof name === 'symbol' || name === 'prototype' || name === 'then' ? undefined : fail()),
    construct: fail,
  });
}
