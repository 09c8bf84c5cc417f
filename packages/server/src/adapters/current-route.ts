import { AsyncLocalStorage } from 'node:async_hooks';

/** What is being answered, such as `GET /api/apps`; nothing in work that nobody asked for. */
export const currentRoute = new AsyncLocalStorage<string>();
