import { notHere } from './api-error.ts';
import { bodyOf } from './form-data.ts';

type Arguments = Record<string, unknown>;

/** Backend functions of an app are kept and not run: a call is refused at once, in the form of the server's own refusal. */
async function invoke(name: string, data?: Arguments | FormData): Promise<never> {
  bodyOf(`Function ${name}`, data);
  throw notHere('function-not-run', name);
}

/** The same refusal for whoever expects a response. */
async function fetchFunction(path: string, _init?: RequestInit): Promise<Response> {
  const name = path.replace(/^\/+/, '').split(/[/?#]/)[0]!;
  return Response.json(notHere('function-not-run', name).data, { status: 404 });
}

type AppFunction = ((data?: Arguments) => Promise<never>) & { invoke: (data?: Arguments) => Promise<never> };
const named = new Map<string, AppFunction>();

/** One function by name, as `@/functions/{name}` exports it. */
export function functionNamed(name: string): AppFunction {
  let found = named.get(name);
  if (!found) {
    const run = (data?: Arguments) => invoke(name, data);
    found = Object.assign(run, { invoke: run });
    named.set(name, found);
  }
  return found;
}

const isFunction = (name: string | symbol): name is string =>
  typeof name === 'string' && name !== 'then' && name !== 'toJSON' && name !== 'prototype';

/** The client's module: beside its own methods every name is a function of the app, as `client.functions.sendMail(…)`. */
export const functions: { invoke: typeof invoke; fetch: typeof fetchFunction } & Record<string, unknown> = new Proxy(
  { invoke, fetch: fetchFunction },
  { get: (own: Record<string, unknown>, name) => (isFunction(name) ? (own[name] ?? functionNamed(name)) : undefined) },
) as never;

/** The module `@/api/functions`: every name is a function. */
export const allFunctions: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name) =>
    name === 'functions' || name === 'default' ? functions : isFunction(name) ? functionNamed(name) : undefined,
  has: (_, name) => isFunction(name),
});
