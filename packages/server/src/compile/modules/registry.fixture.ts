import type { PreviewModule } from '@whittle/contract/preview';
import { evaluate } from '@whittle/runtime/registry/evaluate.ts';
import { createRegistry } from '@whittle/runtime/registry/registry.ts';

/** A registry with these modules and no libraries. What fails is listed. */
export function registryOf(modules: Iterable<PreviewModule>) {
  const failures: string[] = [];
  const registry = createRegistry({
    evaluate,
    vendor: () => ({}),
    sdk: () => ({}),
    placeholder: ({ error }, name) => `${name}: ${error.message}`,
    onFailure: ({ moduleId, error }) => failures.push(`${moduleId}: ${error.message}`),
    onComponent: () => {},
    onExecuted: () => {},
    createSignature: () => () => {},
    env: {},
  });
  registry.define([...modules]);
  return { registry, failures };
}
