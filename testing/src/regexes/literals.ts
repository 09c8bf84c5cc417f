import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** The regular expressions that stand in the product's sources, each with the first place where it stands. */
export function literalsIn(root: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = globSync('packages/*/{src,app-files}/**/*.{ts,tsx,js,jsx}', { cwd: root }).filter(
    (path) => !/node_modules|\.(?:test|fixture|d)\.|\/testing\//.test(path),
  );
  for (const path of files) {
    const code = readFileSync(join(root, path), 'utf8');
    const visitor = new Visitor({
      Literal(node) {
        if (!('regex' in node)) return;
        const written = `/${node.regex.pattern}/${node.regex.flags}`;
        if (!found.has(written)) found.set(written, `${path}:${code.slice(0, node.start).split('\n').length}`);
      },
    });
    visitor.visit(parseSync(path, code).program);
  }
  return found;
}
