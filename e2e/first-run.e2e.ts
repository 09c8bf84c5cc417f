import { firstRuns } from '@whittle/eval/prompts/first-run';
import { entitiesIn } from '@whittle/eval/run/built-app';
import { doStep } from '@whittle/eval/steps/do-step';
import type { Step } from '@whittle/eval/steps/step';
import type { Stage } from '@whittle/eval/find/stage';
import type { VersionFile } from '@whittle/contract/versions';
import type { Page } from '@playwright/test';
import { readAsOwner } from './support/as-owner.ts';
import { BuilderPage } from './support/builder-page.ts';
import { expect, test } from './support/fixtures.ts';

type VersionFiles = { files: VersionFile[] };

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const devices = [
  { device: 'a phone', use: phone },
  { device: 'a desktop', use: {} },
];

for (const { device, use } of devices) {
  for (const [language, runs] of Object.entries(firstRuns)) {
    test.describe(`${device}, ${language}`, () => {
      test.use(use);

      test(`[EVAL-03] on ${device} a newcomer gets five everyday apps asked for in ${language}, and uses each`, async ({
        page,
        product,
      }) => {
        test.setTimeout(300_000);
        const builder = new BuilderPage(page, product);
        await builder.signUp();
        const problems: string[] = [];
        for (const { says, steps } of runs) {
          await test.step(says, async () => {
            const appId = await builder.describe(says);
            await builder.untilReady();
            const toPreview = page
              .getByRole('tab', { name: /Preview/ })
              .or(page.getByRole('button', { name: /Preview/ }));
            if (use === phone) await toPreview.first().tap();
            await expect(builder.preview.getByRole('heading').first()).toBeVisible();
            const stage = stageOf(page, appId);
            await doSteps(stage, steps).catch((error: Error) => problems.push(`${says}: ${error.message}`));
            if (await stage.frame.evaluate(scrollsSideways)) problems.push(`${says}: scrolls sideways`);
          });
        }
        expect(problems).toEqual([]);
      });
    });
  }
}

async function doSteps(stage: Stage, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await doStep(stage, step);
}

const scrollsSideways = () => document.documentElement.scrollWidth > window.innerWidth;

/** The running app in the builder's preview, and its data as its owner reads them. */
function stageOf(page: Page, appId: string): Stage {
  const read = readAsOwner(page);
  const frame = page.frames().find((candidate) => candidate.url().includes(`preview--${appId}`))!;
  const app = {
    reply: () => '',
    entities: async () => entitiesIn((await read<VersionFiles>(`/api/apps/${appId}/versions/latest/files`)).files),
    records: (entity: string) => read<Record<string, unknown>[]>(`/api/apps/${appId}/entities/${entity}?limit=200`),
  };
  return { page, frame, app, home: frame.url(), patienceMs: 8_000 };
}
