import { call } from './request.ts';

type Arguments = Record<string, unknown>;

/** Calls one of the platform's integrations. Files travel as multipart, other values beside them as JSON text. */
async function callIntegration(endpoint: string, args: Arguments = {}): Promise<unknown> {
  if (typeof args !== 'object' || args === null)
    throw new TypeError(`${endpoint} must receive an object with named parameters`);
  const path = `/integration-endpoints/Core/${encodeURIComponent(endpoint)}`;
  const hasFile = Object.values(args).some((value) => value instanceof Blob);
  return call('POST', path, { body: hasFile ? toForm(args) : args });
}

function toForm(args: Arguments): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined || value === null) continue;
    form.append(
      name,
      value instanceof Blob ? value : typeof value === 'object' ? JSON.stringify(value) : String(value),
    );
  }
  return form;
}

const calls = new Map<string, (args?: Arguments) => Promise<unknown>>();

/** `Core.UploadFile({ file })` and its kin, by name. */
export const Core: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get(_, name) {
    if (typeof name !== 'string' || !/^[A-Z]/.test(name)) return undefined;
    if (!calls.has(name)) calls.set(name, (args) => callIntegration(name, args));
    return calls.get(name);
  },
  has: (_, name) => typeof name === 'string' && /^[A-Z]/.test(name),
});

/** The module `@/integrations/Core`: its exports are the integrations, and `Core` itself. */
export const integrations: Record<string, unknown> = new Proxy(Core, {
  get: (target, name, receiver) =>
    name === 'Core' || name === 'default' ? Core : (Reflect.get(target, name, receiver) as unknown),
});
