/**
 * A lint rule: a slice imports no other slice (CONTRIBUTING, "Where a change goes"). What several slices need is a part of
 * `core/`, or a port that composition fills; core, adapters and http know no slice at all.
 *
 * Holds in the packages for which .oxlintrc.json names it. Tests may look into any slice.
 */
import { dirname, join, normalize, sep } from 'node:path';

/** `packages/x/src` and the path below it, with forward slashes. */
const place = (file) => /^(.*?packages\/[^/]+\/src)\/(.+)$/.exec(file.split(sep).join('/'));
const sliceOf = (path) => /^features\/([^/]+)\//.exec(path)?.[1] ?? null;
/** Rooms that stand below the slices. */
const below = /^(?:core|adapters|http|compile|lib|ui)\//;
const isTest = /\.(?:test|http\.test|routes\.test)\.tsx?$/;

/** Why `file` may not import `specifier`, or null. */
export function refusal(file, specifier) {
  const from = place(file);
  if (!from || isTest.test(file) || !specifier.startsWith('.')) return null;
  const to = place(normalize(join(dirname(file), specifier)));
  const wanted = to && to[1] === from[1] ? sliceOf(to[2]) : null;
  if (wanted === null) return null;
  const own = sliceOf(from[2]);
  if (own !== null && own !== wanted)
    return `The slice '${own}' imports the slice '${wanted}': move what both need into core/, or have it handed in.`;
  if (below.test(from[2])) return `'${from[2]}' stands below the slices and may not import '${wanted}'.`;
  return null;
}

const slices = {
  create(context) {
    const check = (node) => {
      const specifier = node.source?.value;
      const message = typeof specifier === 'string' ? refusal(context.filename, specifier) : null;
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'whittle' }, rules: { slices } };
