import type { Hono } from 'hono';
import type { AppEnv } from '../http/env.ts';

/** What an area answers, by who calls from where. A slice is a line in one of them. */
export interface AreaRoutes {
  /** The builder's interface, on its own host. */
  builder?: Hono<AppEnv>;
  /** What an app's code calls, on every host: by people of the app on its own hosts, by its owner on the builder's. */
  calls?: Hono<AppEnv>;
  /** What an app's pages need beside their own code, on its preview and published hosts. */
  pages?: Hono<AppEnv>;
  /** Where the owner sees an app while it is built. */
  preview?: Hono<AppEnv>;
  /** Where people use a published app. */
  published?: Hono<AppEnv>;
}
