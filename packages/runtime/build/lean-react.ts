import type { Plugin } from 'rolldown';

type Patch = { find: RegExp; replace: string };

const noTasks: Patch = {
  find: /createTask = console\.createTask\s*\?\s*console\.createTask\s*:/,
  replace: 'createTask =',
};

/** An element in one step. React defines each of its own fields by a call, which takes longer than all the rest. */
const plainElement: Patch = {
  find: /(function ReactElement\(type, key, props, owner, debugStack, debugTask\) \{)[\s\S]*?(\n {4}\})/,
  replace: `$1
  var element = { $$$$typeof: REACT_ELEMENT_TYPE, type: type, key: key, ref: null, props: props, _owner: owner,
    _store: { validated: 0 }, _debugInfo: null, _debugStack: debugStack, _debugTask: debugTask };
  if (props.ref !== undefined && props.ref !== null)
    Object.defineProperty(element, "ref", { enumerable: false, get: elementRefGetterWithDeprecationWarning });
  Object.freeze(props);
  Object.freeze(element);
  return element;$2`,
};

const noOwnerStacks: Patch[] = [
  { find: /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, replace: 'false' },
  {
    find: /(unknownOwnerDebugStack = )\w+\.react_stack_bottom_frame\.bind\([^)]*\)\(\)/,
    replace: '$1{ stack: "" }',
  },
];

/**
 * What React finds odd is a warning, as it calls it itself. Errors are what throws, whose report begins with the error, and an
 * effect that starts itself again without end.
 */
const oddIsWarning: Patch = {
  find: /console\.error\((?=\s*["'])(?!\s*["'](?:%o|Maximum update depth))/g,
  replace: 'console.warn(',
};

const patches: Record<string, Patch[]> = {
  'react.development.js': [noTasks, plainElement, oddIsWarning, ...noOwnerStacks],
  'react-jsx-runtime.development.js': [noTasks, plainElement, oddIsWarning, ...noOwnerStacks],
  'react-dom-client.development.js': [
    noTasks,
    oddIsWarning,
    { find: /supportsUserTiming =[\s\S]*?performance\.measure,/, replace: 'noUserTiming = false,' },
    { find: /\bsupportsUserTiming\b/g, replace: 'false' },
    // An advertisement in the console. For its line numbers Chromium reads all of React once more, 40 ms of each opening.
    { find: /(canUseDOM &&\s*)window\.top === window\.self/, replace: '$1false' },
    // Thrown as signals that nobody reads.
    {
      find: /Error\((\s*"[^"]*(?:This is not a real error)[^"]*"\s*)\)/g,
      replace: 'Object.assign(Object.create(Error.prototype), { message: $1 })',
    },
  ],
};

/**
 * React's development build without what only the tools of React's own developers show: a recorded stack and a task of the
 * debugger for each element, and a timeline of each render. They are half of the time in which a page appears. Warnings,
 * Fast Refresh and component stacks stay. Throws when a new version of React reads differently.
 */
export function leanReact(): Plugin {
  return {
    name: 'whittle-lean-react',
    transform: {
      filter: { id: /[\\/]react(?:-dom)?[\\/]cjs[\\/][\w-]+\.development\.js$/ },
      handler(code, id) {
        const name = id.replace(/^.*[\\/]/, '');
        return { code: withPatches(code, name), map: null };
      },
    },
  };
}

function withPatches(code: string, name: string): string {
  return (patches[name] ?? []).reduce((text, { find, replace }) => {
    const next = text.replace(find, replace);
    if (next === text) throw new Error(`${name} has no ${String(find)}: check it against this version of React`);
    return next;
  }, code);
}
