import { child, children, type SyntaxNode, text } from '../source-code/syntax.ts';
import type { AppFacts, ReadFile } from './app-facts.ts';

/** What each name of the file stands for: `Task` of `@/entities/Task` or `@/entities/all`, under whatever local name. */
export function clientsIn({ path, module }: ReadFile, { tools }: AppFacts) {
  return module.imports.flatMap(({ specifier, names, source, isReExport }) => {
    const target = tools.resolve(specifier, path);
    if (target.kind !== 'platform' || isReExport) return [];
    const single = /^entities\/(?!all$)(.+)$/.exec(target.name)?.[1];
    if (single !== undefined) {
      const [first] = names;
      const at = source.end - 1 - single.length;
      return first
        ? [
            {
              entity: single,
              local: first.local,
              start: at,
              end: at + single.length,
              isSource: true,
              node: first.node,
              name: first,
            },
          ]
        : [];
    }
    if (target.name !== 'entities/all') return [];
    return names
      .filter(({ imported }) => imported !== 'default' && imported !== '*')
      .map((name) => ({
        entity: name.imported,
        local: name.local,
        start: name.node.start,
        end: name.node.end,
        isSource: false,
        node: name.node,
        name,
      }));
  });
}

/** `base44.entities.Task` → Task. */
export function entityOfClient(node: SyntaxNode | null): string | null {
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return null;
  const object = child(node, 'object');
  if (object?.type !== 'MemberExpression' || text(child(object, 'property'), 'name') !== 'entities') return null;
  const root = child(object, 'object');
  return root?.type === 'Identifier' && text(root, 'name') === 'base44' ? text(child(node, 'property'), 'name') : null;
}

/** The entity that an expression of the file stands for; null for everything else. */
export type EntityOf = (node: SyntaxNode | null) => string | null;

export function entityReader(file: ReadFile, facts: AppFacts): EntityOf {
  const clients = new Map(clientsIn(file, facts).map(({ local, entity }) => [local, entity]));
  return (node) =>
    node?.type === 'Identifier' ? (clients.get(text(node, 'name') ?? '') ?? null) : entityOfClient(node);
}

/** `Task.list(…)`: a call of an entity's client. `name` is where its method is written. */
export type RecordCall = { entity: string; method: string; node: SyntaxNode; name: SyntaxNode; args: SyntaxNode[] };

/** The calls of a file on records; people have calls of their own. */
export function recordCalls({ module }: ReadFile, entityOf: EntityOf): RecordCall[] {
  return [...module.parents.keys()].flatMap((node): RecordCall[] => {
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : null;
    if (callee?.type !== 'MemberExpression' || callee['computed'] === true) return [];
    const entity = entityOf(child(callee, 'object'));
    const name = child(callee, 'property')!;
    return entity === null || entity === 'User'
      ? []
      : [{ entity, method: text(name, 'name') ?? '', node, name, args: children(node, 'arguments') }];
  });
}
