import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiled code of the last start is used again; the rest loads after this line.
enableCompileCache(join(import.meta.dirname, '../../../.cache/node'));
const { run } = await import('./run.ts');
await run(process.env);
