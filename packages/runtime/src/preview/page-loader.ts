import { type ComponentType, lazy } from 'react';
import { type ImportsOf, librariesOf } from '@whittle/domain/preview/page-libraries';
import { areLoaded, loadVendors } from './vendors.ts';

/** Gives the pages of the running app; one whose libraries are still on their way waits for them by itself. */
export function createPageLoader(importsOf: ImportsOf, componentOf: (moduleId: string) => ComponentType) {
  // The same component for the same page as long as it is shown: another one would lose the page's state.
  const waiting = new Map<string, ComponentType>();
  return {
    pageOf(moduleId: string): ComponentType {
      const known = waiting.get(moduleId);
      if (known) return known;
      const libraries = librariesOf([moduleId], importsOf);
      if (areLoaded(libraries)) return componentOf(moduleId);
      const page = lazy(async () => {
        await loadVendors(libraries);
        return { default: componentOf(moduleId) };
      });
      waiting.set(moduleId, page);
      return page;
    },
    /** The modules run again: what was given out before no longer counts. */
    clear: () => waiting.clear(),
  };
}
