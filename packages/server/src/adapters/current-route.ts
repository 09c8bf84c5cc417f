import { AsyncLocalStorage } from 'node:async_hooks';

/** Says what is being answered, such as `GET /api/apps`; nothing in work that nobody asked for. Few ever want to know. */
export const currentRoute = new AsyncLocalStorage<() => string>();
