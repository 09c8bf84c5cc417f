import { declaredConstants } from './declared-constants.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { freeName, importFirst } from './place-start.ts';
import { noteOf } from './sentence.ts';
import type { SortedFiles } from './sort-files.ts';
import { type ParseCode, text, walk } from '../source-code/syntax.ts';

/**
 * Constants that the project's build put into its code become a module that sets them before anything else runs. One whose
 * value only a build knows is undefined until somebody writes it there. Those that the code does not name stay out.
 */
export function placeConstants(
  plan: ImportPlan,
  { sources, setUp, descriptions }: SortedFiles,
  /** Those that stay in the app. */
  modules: ReadonlyMap<string, ModuleOutline>,
  parse: ParseCode,
): void {
  const [path, source] = [...setUp].find(([one]) => one.startsWith('vite.config.')) ?? [];
  const program = path === undefined ? null : parse(path, source!);
  if (path === undefined || program === null) return;
  const declared = [...declaredConstants(program, source!, descriptions.get('package.json') ?? '')];
  if (declared.length === 0) return;
  const names = namesIn(sources, modules);
  const used = declared.filter(([name]) => names.has(name));

  const set = used.filter(([name]) => canBeSet(name));
  const module = freeName(plan, 'lib/build-constants');
  if (set.length > 0) {
    const code = set.map(([name, value]) => `globalThis.${name} = ${value ?? 'undefined'};\n`).join('');
    plan.files.set(`${module}.js`, code);
    importFirst(plan, module);
    plan.changed.push(noteOf('constants-set', path, { name: `${module}.js` }));
  }
  const warn = (which: typeof used, code: 'constants-unknown' | 'constants-undefined') => {
    const values = which.map(([name]) => name).join(', ');
    if (values !== '') plan.warnings.push(noteOf(code, path, { name: `${module}.js`, values }));
  };
  warn(
    set.filter(([, value]) => value === null),
    'constants-unknown',
  );
  warn(
    // An empty `process.env` is what code finds here too.
    used.filter(([name, value]) => !canBeSet(name) && value !== '{}'),
    'constants-undefined',
  );
}

/** A name of its own, and none that pages have already. */
const canBeSet = (name: string): boolean =>
  /^[A-Za-z_$][\w$]*$/.test(name) &&
  !/^(?:process|window|self|document|location|top|globalThis|undefined|__proto__)$/.test(name);

/** Names and paths of members, such as `import.meta.env.MODE`, that the code of a project speaks of. */
function namesIn(sources: ReadonlyMap<string, string>, modules: ReadonlyMap<string, ModuleOutline>): Set<string> {
  const names = new Set<string>();
  for (const [path, { program }] of modules) {
    const source = sources.get(path)!;
    walk(program, (node) => {
      if (node.type === 'Identifier') names.add(text(node, 'name')!);
      if (node.type !== 'MemberExpression') return;
      const written = source.slice(node.start, node.end);
      // The platform answers this one.
      if (written === 'process.env.NODE_ENV') return false;
      if (written.length < 80) names.add(written);
    });
  }
  return names;
}
