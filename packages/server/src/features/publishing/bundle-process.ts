import { loadPlatform } from '../../compile/load-platform.ts';
import { answerMessages } from '../../adapters/side-process.ts';
import { bundleApp } from './bundle-app.ts';
import type { BundleJob } from './run-bundle.ts';
import { bundlePrerender } from './prerender/bundle-prerender.ts';

/** Bundles the app that it is sent, in a process of its own: the server stays quick meanwhile. */
const platform = loadPlatform();

answerMessages(async ({ kind, files, stored }: BundleJob) => {
  try {
    return {
      made: kind === 'shell' ? await bundlePrerender(files, platform) : await bundleApp(files, platform, stored),
    };
  } catch (error) {
    return { error };
  }
});
