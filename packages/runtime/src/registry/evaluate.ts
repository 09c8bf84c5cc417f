import type { PreviewModule } from '@whittle/contract/preview';
import type { ModuleFactory } from './module-scope.ts';

/** Makes a function of a module's code. The name after `sourceURL` is how the module appears in stacks. */
export function evaluate({ id, hash, code }: PreviewModule): ModuleFactory {
  // Indirect, so that the code sees the page's globals and nothing of this module.
  const globalEval = eval;
  return globalEval(`${code}\n//# sourceURL=app:///${encodeURI(id)}?${hash}`) as ModuleFactory;
}
