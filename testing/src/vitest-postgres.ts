import type { TestProject } from 'vitest/node';
import { forgoDurability, startTestPostgres } from './database.ts';

/** Vitest's global set-up of the HTTP tests: one PostgreSQL for all their files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  // A server that was given may be somebody's.
  if (!process.env['TEST_DATABASE_URL']) await forgoDurability(server);
  project.provide('adminDatabaseUrl', server.adminUrl);
  return () => server.stop();
}
