import { topConstant } from './module-outline.ts';
import { bare, child, children, constantText, quasiText, type SyntaxNode, text } from './syntax.ts';

/** Code of strangers may name the same constant over and over. */
const mostSteps = 500;

/**
 * The path below the project's root that an expression of a file at that root makes, found without running it:
 * `path.resolve(__dirname, './src/lib')`, `fileURLToPath(new URL('./src/lib', import.meta.url))`, `'/src/lib'`, and what
 * constants of the file hand over. Whatever function is called counts as one that joins what it is given. Null for what
 * leads outside, and for what is not known.
 */
export function staticPath(node: SyntaxNode | null, program: SyntaxNode): string | null {
  const written = writtenPath(node, program, { left: mostSteps });
  return written === null ? null : belowRoot(written);
}

/** A path without `.` and `..`; null for one that leads outside. */
export function belowRoot(written: string): string | null {
  const path: string[] = [];
  for (const part of written.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') path.push(part);
    else if (path.pop() === undefined) return null;
  }
  return path.join('/');
}

/** The root of the project is an empty text in it. */
function writtenPath(node: SyntaxNode | null, program: SyntaxNode, steps: { left: number }): string | null {
  const one = bare(node);
  steps.left -= 1;
  if (!one || steps.left < 0) return null;
  const read = (inner: SyntaxNode | null) => writtenPath(inner, program, steps);
  const constant = constantText(one);
  if (constant !== null) return constant;
  switch (one.type) {
    case 'Identifier': {
      const name = text(one, 'name')!;
      return name === '__dirname' ? '' : read(topConstant(program, name));
    }
    case 'MemberExpression': {
      const object = bare(child(one, 'object'));
      // `import.meta.url` and `import.meta.dirname`, or `new URL(…).pathname`.
      return object?.type === 'MetaProperty' ? '' : read(object);
    }
    case 'CallExpression':
    case 'NewExpression': {
      const given = children(one, 'arguments');
      // The base of `new URL('./src', base)` comes last; `process.cwd()` has nothing.
      const isUrl = text(child(one, 'callee'), 'name') === 'URL';
      return joined((isUrl ? given.toReversed() : given).map(read), '/');
    }
    case 'BinaryExpression':
      return one['operator'] === '+' ? joined([read(child(one, 'left')), read(child(one, 'right'))], '') : null;
    case 'TemplateLiteral': {
      const holes = children(one, 'expressions').map(read);
      return joined(
        children(one, 'quasis').flatMap((quasi, at) => [quasiText(quasi), at < holes.length ? holes[at]! : '']),
        '',
      );
    }
    default:
      return null;
  }
}

const joined = (parts: (string | null)[], between: string): string | null =>
  parts.includes(null) ? null : parts.join(between);
