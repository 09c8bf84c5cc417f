import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { overridesFor, connectorOf, pinned, versionOf, withCompanions } from './installed-packages.ts';

/** Builds the project; the same versions build this product's own interface. */
const buildTools = ['@tailwindcss/vite', '@vitejs/plugin-react', 'tailwindcss', 'vite'];

const product = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../../../package.json', import.meta.url)), 'utf8'),
) as { version: string; engines: { node: string } };

/** The tools need a newer Node than an app does. */
const nodeForTools = '>=20.19';

/** package.json with exactly the packages that the project's sources import, at the versions that run here. */
export function packageJson(slug: string, specifiers: Iterable<string>): { text: string; missing: string[] } {
  const names = [...new Set(withCompanions(specifiers).map(connectorOf))].sort();
  const missing = names.filter((name) => pinned(name) === null);
  const versions = (of: readonly string[], version: (name: string) => string | null) =>
    Object.fromEntries(of.flatMap((name) => (version(name) === null ? [] : [[name, version(name)!]])));
  const overrides = overridesFor(names);
  const json = {
    name: slug,
    version: product.version,
    private: true,
    type: 'module',
    engines: { node: nodeForTools },
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    dependencies: versions(names, pinned),
    devDependencies: versions(buildTools, versionOf),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
  return { text: `${JSON.stringify(json, null, 2)}\n`, missing };
}
