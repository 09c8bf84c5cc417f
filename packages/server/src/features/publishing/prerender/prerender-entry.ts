import type { CompiledApp } from '../../../compile/compile-app.ts';
import { fileId, runtimeFile, shellParts } from '../bundle-entry.ts';

/** React's way to make markup without a page, by its file: the package offers it together with what needs a server. */
export const markupModule = 'whittle:markup';

/** The script that renders an app's prerendered HTML: `renderShell(path)` answers its markup. */
export function prerenderEntry(app: CompiledApp): string {
  const pages = Object.entries(app.root === null ? app.pages : {});
  return [
    `import { renderToString } from ${JSON.stringify(markupModule)};`,
    `import { AppShell } from ${JSON.stringify(runtimeFile('shell/app-shell.tsx'))};`,
    ...pages.map(([, path], index) => `import * as page${index} from ${JSON.stringify(fileId(path))};`),
    ...shellParts(app),
    `const pages = { ${pages.map(([name], index) => `${JSON.stringify(name)}: page${index}`).join(', ')} };`,
    `const app = { appId: '', slug: '', pages: Object.keys(pages), mainPage: ${JSON.stringify(app.mainPage)}, pageOf: (name) => pages[name].default, layout: Layout ?? null, root: Root ?? null, Providers };`,
    `globalThis.renderShell = () => renderToString(h(AppShell, { app, events: {} }));`,
  ].join('\n');
}
