import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { type ElementSource, noteSource } from './element-sources.ts';
import { guardOf } from './guard.tsx';
import { MissingComponent } from './missing-component.tsx';
import { isGuarding, ownerOf } from './own-components.ts';

/** The JSX runtime of generated code: React's, but for what would tear the whole page down. */
export const Fragment = runtime.Fragment;

export const jsx = (type: ElementType, props: unknown, key?: Key) => runtime.jsx(safe(type), known(type, props), key);
export const jsxs = (type: ElementType, props: unknown, key?: Key) => runtime.jsxs(safe(type), known(type, props), key);

/** The same in the preview, whose code says where each element is made. */
export function jsxDEV(type: ElementType, props: unknown, key?: Key, isStatic?: boolean, source?: ElementSource) {
  const element = isStatic ? jsxs(type, props, key) : jsx(type, props, key);
  if (source) noteSource(element.props, source);
  return element;
}

/** `<style jsx>` is written for a compiler that apps do not have; the styles count without it. */
function known(type: ElementType, props: unknown): unknown {
  if (type !== 'style') return props;
  const { jsx: _jsx, global: _global, ...rest } = props as Record<string, unknown>;
  return rest;
}

function safe(type: ElementType): ElementType {
  if (type === undefined || type === null) return MissingComponent;
  return isGuarding() && ownerOf(type) ? guardOf(type) : type;
}
