import type { Browser, Page } from '@playwright/test';
import type { ImportReport } from '@whittle/contract/imports';
import { keepAtHome } from '@whittle/testing/keep-at-home';
import { usePreview } from '@whittle/testing/preview-use';
import type { ExportedApp } from './assemble.ts';
import { bringIn } from './bring-in.ts';
import type { Builder } from './builder-calls.ts';
import { doSteps } from './deeds.ts';
import { type AppResult, type Deed, deeds, type Level } from './levels.ts';
import { evaluateSteadily } from './evaluate-steadily.ts';
import { openPreview } from './open-preview.ts';
import { pathsOf, withIds } from './paths-of.ts';
import { publishApp } from './publish-app.ts';
import { tryWrite } from './try-writes.ts';
import { redirectsToSignIn, visit, type Visit, walk } from './visit-pages.ts';
import { watchPage } from './watch.ts';

/** Takes one export through every level and writes down how far it came. */
export async function runApp(app: ExportedApp, builder: Builder, browser: Browser): Promise<AppResult> {
  const startedAt = performance.now();
  const result: AppResult = { name: app.name, layout: '?', reached: {}, problems: [], milliseconds: 0 };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(30_000);
  try {
    await keepAtHome(context);
    await takeThrough(app, builder, await context.newPage(), result);
  } catch (error) {
    result.problems.push((error as Error).message);
  } finally {
    await context.close();
  }
  result.reached.imports ??= { ok: 0, of: 1 };
  result.milliseconds = performance.now() - startedAt;
  return result;
}

async function takeThrough(app: ExportedApp, builder: Builder, page: Page, result: AppResult): Promise<void> {
  const reach = (level: Level, isReached: boolean) => (result.reached[level] = { ok: isReached ? 1 : 0, of: 1 });
  const consoleProblems = new Set<string>();
  const note = (level: Level, visits: Visit[]) => {
    result.reached[level] = { ok: visits.filter(({ problems }) => problems.length === 0).length, of: visits.length };
    for (const { path, problems } of visits) {
      for (const problem of problems) {
        if (/^(?:console|uncaught|\d{3} |net::)/.test(problem)) consoleProblems.add(problem);
        result.problems.push(`${level}: ${path}: ${problem}`);
      }
    }
  };

  const { appId, report } = await bringIn(builder, app);
  result.layout = report.layout;
  reach('imports', true);

  const watch = watchPage(page, app.notes.expects);
  const preview = await openPreview(page, builder, appId);
  const errors = preview.problems.filter(({ severity }) => severity === 'error');
  result.problems.push(...errors.map(({ file, line, message }) => `compiles: ${file}:${line ?? '?'} ${message}`));
  reach('compiles', errors.length === 0);
  await watch.settled();

  note('boots in preview', [await visit(page, watch, preview.origin, '/')]);
  const paths = pathsOf(app, report, {});
  note('pages empty', await walk(page, watch, preview.origin, paths));

  const ids = await preview.seed(
    report.entities.map(({ name }) => name),
    app.notes.samples,
  );
  const filled = pathsOf(app, report, ids);
  note('pages filled', await walk(page, watch, preview.origin, filled));

  await usePreview(builder, appId);
  for (const level of deeds) {
    const deed = app.notes[level];
    if (!deed) {
      const tried = await tryWrite(page, watch, preview.origin, filled, level);
      note(level, tried === null ? [] : [tried]);
      if (tried === null) result.reached[level] = { ok: 0, of: 0, isMissed: codeDoes(app, report, level) };
      continue;
    }
    const opened = await visit(page, watch, preview.origin, withIds(deed.page, ids));
    const problems = [...opened.problems];
    await doSteps(page, watch, preview.origin, deed.steps).catch((error: Error) => problems.push(error.message));
    problems.push(...watch.take());
    note(level, [{ path: deed.page, problems }]);
  }

  const published = await publishApp(builder, appId);
  reach('publishes', true);
  const context = page.context();
  await context.clearCookies();
  const stranger = await visit(page, watch, published.origin, '/');
  // Where nothing is open to strangers the sign-in page is what they should see.
  note('boots signed out', [{ ...stranger, problems: stranger.problems.filter((one) => one !== redirectsToSignIn) }]);
  const token = await published.register(page);
  await evaluateSteadily(page, keepToken, token);
  note('boots signed in', [await visit(page, watch, published.origin, '/')]);
  const seen = await published.idsFor(token, preview);
  note('pages published', await walk(page, watch, published.origin, pathsOf(app, report, seen)));
  result.reached['clean console'] = { ok: consoleProblems.size === 0 ? 1 : 0, of: 1 };
}

const calls = { create: '(?:create|bulkCreate)', update: '(?:update|bulkUpdate)', delete: '(?:delete|deleteMany)' };

/** Whether the app's code calls an entity for the deed, as `Lead.create(` or `base44.entities.Lead.create(`. */
function codeDoes({ files }: ExportedApp, { entities }: ImportReport, deed: Deed): boolean {
  const call = new RegExp(`\\b(?:${entities.map(({ name }) => name).join('|')})\\.${calls[deed]}\\(`);
  const isCode = (path: string) => /\.[jt]sx?$/.test(path) && !/(?:^|\/)(?:functions|base44|node_modules)\//.test(path);
  return (
    entities.length > 0 &&
    [...files].some(([path, bytes]) => isCode(path) && call.test(new TextDecoder().decode(bytes)))
  );
}

/** In the page: where the sign-in page leaves the token too. */
function keepToken(token: string): void {
  localStorage.setItem('base44_access_token', token);
  localStorage.setItem('token', token);
}
