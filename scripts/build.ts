/** `npm run build`: builds the interface and the runtime of apps, whether or not they changed. */
import { buildAssets } from './lib/build-assets.ts';

try {
  await buildAssets({ force: true, log: console.log });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
