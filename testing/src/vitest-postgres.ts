import type { TestProject } from 'vitest/node';
import { startTestPostgres } from './database.ts';

/** Vitest's global set-up of the HTTP tests: one PostgreSQL for all their files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres();
  project.provide('adminDatabaseUrl', server.adminUrl);
  return () => server.stop();
}
