import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { resolveDrizzleOnce } from './start/resolve-drizzle.ts';

// Compiled code of the last start is used again. What counts in time loads after these lines.
enableCompileCache(join(import.meta.dirname, '../../../.cache/node'));
resolveDrizzleOnce();
const { run } = await import('./start/run.ts');
await run(process.env);
