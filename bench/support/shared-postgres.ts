import { startTestPostgres, type TestPostgres } from '@whittle/testing/database';
import { startPostgres } from './postgres.ts';

/** The PostgreSQL that all candidates of a run share: DATABASE_URL, else that of the system, else the embedded one. */
export async function startSharedPostgres(kind: 'system' | 'embedded'): Promise<TestPostgres & { name: string }> {
  const given = process.env['DATABASE_URL'];
  if (given) return { name: 'DATABASE_URL', adminUrl: given, stop: async () => {} };
  const system = kind === 'system' ? await startPostgres() : null;
  if (!system) return { name: 'the embedded PostgreSQL', ...(await startTestPostgres()) };
  return { name: 'PostgreSQL of this system', adminUrl: system.url('postgres'), stop: system.stop };
}
