import type { ElementType, Key } from 'react';
import * as runtime from 'react/jsx-runtime';
import { isAbsent } from '../sdk/absent.ts';
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

const fields = new Set<unknown>(['input', 'textarea', 'select']);

/**
 * Properties that React would object to, and that mean something else: `<style jsx>` is written for a compiler that
 * apps do not have; a field whose record has no value is empty.
 */
function known(type: ElementType, props: unknown): unknown {
  if (typeof type !== 'string') return withDefaults(type, props);
  const given = props as Record<string, unknown>;
  if (fields.has(type) && 'value' in given && (given['value'] === null || Number.isNaN(given['value'])))
    return { ...given, value: '' };
  if (type !== 'style') return props;
  const { jsx: _jsx, global: _global, ...rest } = given;
  return rest;
}

/** `Part.defaultProps` of functions, which React does not read since version 19; `memo(Part)` has those of the part. */
function withDefaults(type: unknown, props: unknown): unknown {
  const defaults = ownOf(type, 'defaultProps') ?? ownOf(ownOf(type, 'type'), 'defaultProps');
  const isClass = (ownOf(type, 'prototype') as { isReactComponent?: unknown } | undefined)?.isReactComponent;
  if (!defaults || isClass) return props;
  const given = props as Record<string, unknown>;
  const missing = Object.entries(defaults).filter(([name]) => given[name] === undefined);
  return missing.length > 0 ? { ...given, ...Object.fromEntries(missing) } : props;
}

/** Stubs for what is missing answer to any name: only what is a thing's own counts. */
const ownOf = (thing: unknown, name: string): unknown =>
  thing !== null && (typeof thing === 'object' || typeof thing === 'function') && Object.hasOwn(thing, name)
    ? (thing as Record<string, unknown>)[name]
    : undefined;

function safe(type: ElementType): ElementType {
  if (type === undefined || type === null) return MissingComponent;
  // What is missing is missing in its place alone, also right at the app's root.
  if (isAbsent(type)) return guardOf(type);
  return isGuarding() && ownerOf(type) ? guardOf(type) : type;
}
