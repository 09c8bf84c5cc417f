import type { ComponentType } from 'react';
import type { PreviewEvent, PreviewModule, PreviewPayload } from '@whittle/contract/preview';
import { addOwnComponent } from '../boundaries/own-components.ts';
import { placeholderFor } from '../boundaries/placeholder.tsx';
import { markModule, placeInStack, setLineMaps } from '../errors/place.ts';
import { reportCaught } from '../errors/reporter.ts';
import { evaluate } from '../registry/evaluate.ts';
import { applyHotUpdate, type HotResult } from '../registry/hot-update.ts';
import { createRegistry } from '../registry/registry.ts';
import { whileLoading } from '../sdk/absent.ts';
import { sdkModule } from '../sdk/modules.ts';
import type { RunnableApp } from '../shell/app-shell.tsx';
import type { LayoutProps } from '../shell/current-page.tsx';
import { providersFor } from './providers.tsx';
import { createSignature, familyOf, isComponent, registerComponent } from './refresh.ts';
import { createPageLoader } from './page-loader.ts';
import { vendor } from './vendors.ts';

type Update = Extract<PreviewEvent, { type: 'update' }>;
type Outline = Pick<PreviewPayload, 'pages' | 'layout' | 'root' | 'mainPage' | 'providers'>;

const isExample = (name: string) => name !== 'default';

/** The app's modules as they run in this page. */
export function createRunningApp(
  { appId, slug }: { appId: string; slug: string },
  env: Record<string, string | boolean>,
) {
  const registry = createRegistry({
    evaluate(module) {
      const run = evaluate(module);
      return (scope) => whileLoading(() => run(scope));
    },
    vendor,
    sdk: sdkModule,
    placeholder(failure, name) {
      const problem = registry.get(failure.moduleId)?.problem;
      if (problem) markModule(failure.error, problem.file, problem.line);
      return placeholderFor(failure, name);
    },
    onFailure({ moduleId, error }) {
      const place = placeInStack(error.stack ?? '');
      if (place) markModule(error, place.file, place.line);
      reportCaught(error, '', { scope: scopeOf(moduleId), moduleId });
    },
    onComponent(moduleId, type, name) {
      registerComponent(type, `${moduleId} ${name}`);
      addOwnComponent(type, moduleId, name);
    },
    onExecuted(moduleId, exports) {
      for (const [name, value] of Object.entries(exports)) {
        if (!isComponent(value)) continue;
        registerComponent(value, `${moduleId} export ${name}`);
        addOwnComponent(value, moduleId, isExample(name) ? name : (/([^/]+)\.\w+$/.exec(moduleId)?.[1] ?? name));
      }
    },
    createSignature,
    env,
  });
  setLineMaps((moduleId) => registry.get(moduleId)?.lines);

  /** The component of a page, the layout or the root. No other file imports it, so nothing else tells that it has none. */
  const componentOf = <P,>(moduleId: string) => {
    const exports = registry.load(moduleId);
    if (registry.failureOf(moduleId) === null && !('default' in exports)) {
      const error = new Error(`“${moduleId}” has no default export, so nothing of it is shown.`);
      markModule(error, moduleId);
      reportCaught(error, '', { scope: scopeOf(moduleId), moduleId });
    }
    return exports['default'] as ComponentType<P>;
  };

  const importsOf = (id: string) => registry.get(id)?.imports;
  const loader = createPageLoader(importsOf, componentOf);

  return {
    /** Everything from nothing: all modules run again. */
    restart(modules: readonly PreviewModule[]) {
      loader.clear();
      registry.clear();
      registry.define(modules);
    },
    update({ changed, removed }: Update): HotResult {
      const result = applyHotUpdate(registry, familyOf, { changed, removed });
      if (result.kind === 'remount') loader.clear();
      return result;
    },
    isBroken: (moduleId: string | null) => moduleId !== null && registry.failureOf(moduleId) !== null,
    runnable({ pages, layout, root, mainPage, providers }: Outline): RunnableApp {
      return {
        appId,
        slug,
        pages: Object.keys(pages),
        mainPage,
        pageOf: (name) => loader.pageOf(pages[name]!),
        layout: layout === null ? null : componentOf<LayoutProps>(layout),
        root: root === null ? null : componentOf(root),
        Providers: providersFor(providers),
      };
    },
  };
}

const scopeOf = (moduleId: string) =>
  moduleId.startsWith('pages/') ? 'page' : /^(?:pages\/)?Layout\.|^App\./.test(moduleId) ? 'app' : 'component';
