/**
 * A lint rule: imports lead down the house (docs/architecture.md). Composition may use everything, a slice uses itself and
 * `core/`, core uses what knows nothing of the product. A slice imports no other slice: what several need is a part of
 * `core/`, or a port that composition fills.
 *
 * Holds in the packages for which .oxlintrc.json names it. Tests may look anywhere.
 */
import { dirname, join, normalize, sep } from 'node:path';

const floors = [
  ['adapters', 'compile', 'fair-share', 'http', 'lib', 'ui'],
  ['core'],
  ['features'],
  ['app.ts', 'areas', 'routes.tsx', 'screens', 'start.tsx'],
];
const isTest = /\.(?:test|fixture)\.tsx?$/;

/** The package of a file, and where in its sources it is; null outside of them. */
function place(file) {
  const found = /^(.*?packages\/([^/]+)\/src)\/(.+)$/.exec(file.split(sep).join('/'));
  if (!found) return null;
  const [, root, packageName, path] = found;
  const [room, slice] = path.split('/');
  return { root, packageName, room, slice, floor: floors.findIndex((rooms) => rooms.includes(room)) };
}

function targetOf(file, specifier, { root, packageName }) {
  const own = `@whittle/${packageName}/`;
  if (specifier.startsWith(own)) return place(join(root, specifier.slice(own.length)));
  return specifier.startsWith('.') ? place(normalize(join(dirname(file), specifier))) : null;
}

/** Why `file` may not import `specifier`, or null. */
export function refusal(file, specifier) {
  const from = isTest.test(file) ? null : place(file);
  const to = from && targetOf(file, specifier, from);
  // Rooms of no floor, such as the translations of all texts, look everywhere.
  if (!to || to.root !== from.root || from.floor < 0 || to.floor < 0) return null;
  if (to.floor > from.floor)
    return `'${from.room}' stands below '${to.room}' and may not import from it: have it handed in.`;
  if (from.room === 'features' && to.room === 'features' && from.slice !== to.slice)
    return `The slice '${from.slice}' imports the slice '${to.slice}': move what both need into core/, or have it handed in.`;
  return null;
}

const slices = {
  create(context) {
    const check = (source) => {
      const message = typeof source?.value === 'string' ? refusal(context.filename, source.value) : null;
      if (message) context.report({ node: source, message });
    };
    const bySource = (node) => check(node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
      // Workers and processes are started by the address of their file.
      NewExpression: (node) => node.callee.name === 'URL' && check(node.arguments[0]),
    };
  },
};

export default { meta: { name: 'whittle' }, rules: { slices } };
