import { loadPlatform } from '../../compile/load-platform.ts';
import { answerMessages } from '../../adapters/side-process.ts';
import { bundleApp } from './bundle-app.ts';
import { bundlePrerender } from './prerender/bundle-prerender.ts';
import type { BundledApp, BundleJob } from './run-bundle.ts';
import { socialCard } from './social-card/social-card.ts';

/** Bundles the app that it is sent, and draws its card, in a process of its own: the server stays quick meanwhile. */
const platform = loadPlatform();

answerMessages(async (job: BundleJob) => {
  try {
    return { made: await make(job) };
  } catch (error) {
    return { error };
  }
});

async function make(job: BundleJob): Promise<unknown> {
  if (job.kind === 'shell') return bundlePrerender(job.files, platform);
  if (job.kind === 'card') return socialCard(job.card);
  // An app is published without a picture rather than not at all.
  const [bundle, [card]] = await Promise.all([
    bundleApp(job.files, platform, job.stored),
    Promise.allSettled([socialCard(job.card)]),
  ]);
  return { bundle, card } satisfies BundledApp;
}
