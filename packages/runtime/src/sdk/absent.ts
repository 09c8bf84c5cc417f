type Exports = Record<string, unknown>;

/** How many loads are under way. The first is that of the page's own script, which ends with `failOnAbsent`. */
let loading = 1;

export function failOnAbsent(): void {
  loading -= 1;
}

/** Runs what loads modules of the app. What they call of absent things as they are loaded gives another stub. */
export function whileLoading<T>(load: () => T): T {
  loading += 1;
  let isLater = false;
  try {
    const loaded = load();
    if (loaded instanceof Promise) {
      isLater = true;
      void loaded.then(failOnAbsent, failOnAbsent);
    }
    return loaded;
  } finally {
    if (!isLater) failOnAbsent();
  }
}

const made = new Map<string, Exports>();
const parts = new WeakSet<object>();

/** Whether a value was taken out of a module that is not there. */
export const isAbsent = (value: unknown): boolean => typeof value === 'function' && parts.has(value);

/**
 * Stands for a module that an import does not lead to. Anything can be taken out of it, and whoever calls it, makes one or
 * shows it as a component is told `message`: the module that imports it runs, and only what needs the thing fails. What
 * stands around others, as providers do, shows those.
 */
export function absentModule(message: string): Exports {
  let stand = made.get(message);
  if (!stand) made.set(message, (stand = stub(message)));
  return stand;
}

function stub(message: string): Exports {
  // Not an arrow: classes may extend it.
  const use = function absent(...given: unknown[]): unknown {
    const [props] = given;
    if (hasChildren(props)) return props.children;
    if (loading > 0) return part;
    throw new Error(message);
  };
  const part = new Proxy(use, {
    get(target, name, receiver): unknown {
      if (typeof name === 'symbol' || name in target || ofReact.has(name))
        return Reflect.get(target, name, receiver) as unknown;
      return part;
    },
    construct: () => use() as object,
  }) as unknown as Exports;
  parts.add(part);
  return part;
}

const hasChildren = (props: unknown): props is { children: unknown } =>
  typeof props === 'object' && props !== null && 'children' in props && props.children !== undefined;

/** What React, promises and JSON look for in any value. */
const ofReact = new Set([
  'then',
  'toJSON',
  '$$typeof',
  '_payload',
  '_init',
  'compare',
  'render',
  'type',
  'displayName',
  'defaultProps',
  'propTypes',
  'contextType',
  'contextTypes',
  'childContextTypes',
  'getDerivedStateFromProps',
  'getDerivedStateFromError',
  'current',
]);
