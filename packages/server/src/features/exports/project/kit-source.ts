import { readFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import type { ProjectFiles } from './project.ts';

const kit = join(runtimeFolder, 'src/kit');
const importing = /(\bfrom |\bimport )'([^'\n]+)'/g;

/**
 * Adds parts of the kit (`ui/button.tsx`) with all that they are made of, as sources that can be changed. Where the app has
 * a file of that name, the part of the platform lies apart, for the other parts that build on it.
 */
export function addKit(project: ProjectFiles, wanted: readonly string[]) {
  const packages = new Set<string>();
  const places = new Map<string, string>();

  const placeOf = (file: string): string => {
    const known = places.get(file);
    if (known !== undefined) return known;
    const usual = usualPlace(file);
    const place = project.isTaken(usual) ? `src/whittle/kit/${file}` : usual;
    places.set(file, place);
    return place;
  };

  const waiting = [...wanted];
  const seen = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const place = placeOf(file);
    const source = readFileSync(join(kit, file), 'utf8');
    const linked = source.replace(importing, (whole, verb: string, specifier: string) => {
      if (!specifier.startsWith('.')) {
        packages.add(specifier);
        return whole;
      }
      const next = posix.join(posix.dirname(file), specifier);
      if (!seen.has(next)) {
        seen.add(next);
        waiting.push(next);
      }
      const to = relative(dirname(place), placeOf(next));
      return `${verb}'${to.startsWith('.') ? to : `./${to}`}'`;
    });
    project.add(place, linked);
  }
  return { packages, placeOf };
}

function usualPlace(file: string): string {
  const [folder, name] = [posix.dirname(file), posix.basename(file)];
  if (folder === 'ui') return `src/components/ui/${name}`;
  if (folder === 'hooks' || file === 'lib/utils.ts') return `src/${file}`;
  return posix.join('src/components/ui', file);
}
