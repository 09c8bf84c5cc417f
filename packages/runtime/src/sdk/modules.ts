import * as notes from '../shell/notes.tsx';
import * as pageSlot from '../shell/page-slot.tsx';
import { absentModule } from './absent.ts';
import { agentModule } from './agents.ts';
import { base44 } from './client.ts';
import { allEntities, entityClient } from './entities.ts';
import FailingWorker from './failing-worker.ts';
import { allFunctions, functionNamed } from './functions.ts';
import { integrationConnector, integrations } from './integrations.ts';
import * as sdkPackage from './package.ts';
import { createPageUrl } from './page-url.ts';

type Exports = Record<string, unknown>;

const fixed: Record<string, Exports> = {
  utils: { createPageUrl, default: createPageUrl },
  client: { base44, default: base44, createClient: sdkPackage.createClient },
  package: sdkPackage,
  integrations,
  functions: allFunctions,
  agents: agentModule,
  'entities/all': allEntities,
  notes,
  'page-slot': pageSlot,
  nothing: {},
  worker: { default: FailingWorker },
};

const single = new Map<string, Exports>();

/** A module that stands for one thing: its default export, also under its own name. */
function singleModule(kind: string, name: string): Exports {
  const id = `${kind}/${name}`;
  let exports = single.get(id);
  if (!exports) {
    exports = kind === 'integrations' ? packageModule(name) : namedModule(kind, name);
    single.set(id, exports);
  }
  return exports;
}

function namedModule(kind: string, name: string): Exports {
  const value = kind === 'entities' ? entityClient(name) : functionNamed(name);
  return { default: value, [name.slice(name.lastIndexOf('/') + 1)]: value };
}

function packageModule(name: string): Exports {
  const endpoints = integrationConnector(name);
  return new Proxy(endpoints, {
    get: (target, key, receiver): unknown =>
      key === 'default' || key === name ? endpoints : (Reflect.get(target, key, receiver) as unknown),
  });
}

/** The platform's own modules, as `resolve.ts` of the compiler names them. */
export function sdkModule(name: string): Exports {
  const exports = fixed[name];
  if (exports) return exports;
  if (name.startsWith('absent/')) return absentModule(name.slice('absent/'.length));
  const [, kind, own] = /^(entities|functions|integrations)\/(.+)$/.exec(name) ?? [];
  if (kind === undefined) throw new Error(`There is no platform module “${name}”.`);
  return singleModule(kind, own!);
}
