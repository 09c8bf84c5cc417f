import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

/** Names of all classes that Tailwind knows with the kit's theme, and of the variants that stand before them. */
export async function listClasses(): Promise<{ classes: string[]; variants: string[] }> {
  const stylesheet = fileURLToPath(new URL('../../src/kit/styles/base.css', import.meta.url));
  const require = createRequire(stylesheet);
  const system = await loadDesignSystem(readFileSync(stylesheet, 'utf8'), {
    base: dirname(stylesheet),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.')
        ? join(base, id)
        : require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return {
    classes: system.getClassList().map(([name]) => name),
    variants: system
      .getVariants()
      .flatMap(({ name, values, hasDash }) =>
        values.length === 0 ? [name] : values.map((value) => `${name}${hasDash ? '-' : ''}${value}`),
      ),
  };
}
