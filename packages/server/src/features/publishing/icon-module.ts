import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IconSet } from '../../compile/platform.ts';

const namedImports = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const neutralIcon = 'Square';
const tools: Record<string, string> = {
  createLucideIcon: `createLucideIcon.mjs`,
  Icon: `Icon.mjs`,
  LucideProvider: 'context.mjs',
  useLucideContext: 'context.mjs',
};
const library = join(fileURLToPath(import.meta.resolve('lucide-react')), '../../esm');
const exportOf = (name: string) => {
  const source = JSON.stringify(join(library, tools[name]!));
  return `export { ${tools[name] === 'context.mjs' ? name : `default as ${name}`} } from ${source};`;
};

/**
 * `lucide-react` as one bundle needs it: the icons that these sources name, each from its drawing, and a square for names
 * that lucide does not have. The library's own entry point would be two thousand files to read. Null when a source takes
 * the whole library into a variable.
 */
export function iconModule(sources: Iterable<string>, icons: IconSet): string | null {
  const names = new Set<string>();
  for (const source of sources) {
    if (!source.includes('lucide-react')) continue;
    if (/import\s*(?:\w+\s*,\s*)?\*\s*as\s+\w+\s*from\s*['"]lucide-react['"]/.test(source)) return null;
    for (const [, list] of source.matchAll(namedImports)) {
      for (const one of list!.split(',')) {
        const name = /^\s*(?!type\s)([\w$]+)/.exec(one)?.[1];
        if (name) names.add(name);
      }
    }
  }
  const create = JSON.stringify(join(library, tools['createLucideIcon']!));
  const lines = [...names].map((name) =>
    Object.hasOwn(tools, name)
      ? exportOf(name)
      : `export const ${name} = /* @__PURE__ */ create(${icons.data(name) ?? icons.data(neutralIcon)});`,
  );
  return [`import create from ${create};`, ...lines].join('\n');
}
