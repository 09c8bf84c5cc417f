import { pageUrl } from '@whittle/domain/publishing/page-url';
import { auth } from './auth.ts';
import { allEntities, entityClient } from './entities.ts';
import { Core, integrations } from './integrations.ts';

/** The address of a page; its query may follow the name: `createPageUrl('Expense?id=1')`. */
export const createPageUrl = (page: string): string => pageUrl(String(page));

export const base44 = { entities: allEntities, auth, integrations: { Core } };

const entityModules = new Map<string, Record<string, unknown>>();

function entityModule(name: string): Record<string, unknown> {
  let exports = entityModules.get(name);
  if (!exports) {
    const client = entityClient(name);
    exports = { default: client, [name]: client };
    entityModules.set(name, exports);
  }
  return exports;
}

const fixed: Record<string, Record<string, unknown>> = {
  utils: { createPageUrl },
  client: { base44, default: base44 },
  integrations,
  'entities/all': new Proxy(allEntities, {
    get: (target, name, receiver) => (name === 'all' ? target : (Reflect.get(target, name, receiver) as unknown)),
  }),
  nothing: {},
};

/** The platform's own modules, as `resolve.ts` of the compiler names them. */
export function sdkModule(name: string): Record<string, unknown> {
  const exports = fixed[name];
  if (exports) return exports;
  const entity = /^entities\/(\w+)$/.exec(name)?.[1];
  if (!entity) throw new Error(`There is no platform module “${name}”.`);
  return entityModule(entity);
}
