import { plainNote } from '@whittle/domain/imports/sentence';
import { recogniseExport } from '@whittle/domain/imports/recognise-export';
import { compileApp } from '../../compile/compile-app.ts';
import { loadPlatform } from '../../compile/load-platform.ts';
import { AppError } from '../../http/app-error.ts';
import { answerMessages } from '../../adapters/side-process.ts';
import { withArchive } from './archive/open-archive.ts';
import type { Archive } from './archive/archive.ts';
import { parseCode } from '../../compile/modules/parse-code.ts';
import { planTree } from './plan-tree.ts';
import { platformNames } from '../../compile/modules/platform-names.ts';
import { checkCount, checkSize, readTexts } from './read-texts.ts';
import type { RecogniseJob, Recognised } from './run-recognition.ts';

/**
 * Recognises one export in a process of its own, then compiles the app that it would become: what fails is a warning.
 * Files are counted before they are read, and what the app would have before that is compiled.
 */
answerMessages(async ({ form, file, folder = null }: RecogniseJob): Promise<Recognised> => {
  try {
    return await withArchive(form, file, (archive) => recognise(archive, folder));
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, values: error.values };
    throw error;
  }
});

async function recognise(archive: Archive, folder: string | null): Promise<Recognised> {
  checkCount(archive);
  const { files, leftOut } = await readTexts(archive);
  const platform = loadPlatform();
  const recognition = recogniseExport(files, { parse: parseCode, platform: platformNames(platform), folder });
  if (!recognition.ok) return { ok: false, code: 'archive-no-app' };
  const { plan, apps } = recognition;
  if (apps.length > 0 && !apps.some((app) => app.folder === folder)) return { ok: true, plan, apps };
  checkSize(plan);
  for (const { file, line, message, severity } of compileApp(planTree(plan), platform).problems) {
    if (severity === 'error') plan.warnings.push({ ...plainNote(file, message), line });
  }
  plan.leftOut.push(...archive.refused, ...leftOut);
  return { ok: true, plan, apps };
}
