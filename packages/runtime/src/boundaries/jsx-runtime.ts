import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { guardOf } from './guard.tsx';
import { MissingComponent } from './missing-component.tsx';
import { isGuarding, ownerOf } from './own-components.ts';

/** The JSX runtime of generated code: React's, but for what would tear the whole page down. */
export const Fragment = runtime.Fragment;

export const jsx = (type: ElementType, props: unknown, key?: Key) => runtime.jsx(safe(type), props, key);
export const jsxs = (type: ElementType, props: unknown, key?: Key) => runtime.jsxs(safe(type), props, key);

function safe(type: ElementType): ElementType {
  if (type === undefined || type === null) return MissingComponent;
  return isGuarding() && ownerOf(type) ? guardOf(type) : type;
}
