import { answerMessages } from '../../../adapters/side-process.ts';
import { loadPlatform } from '../../../compile/load-platform.ts';
import { createFindAppProblems } from '../../../core/checks/find-app-problems.ts';
import type { CheckAnswer, CheckFiles } from './side-checks.ts';

/** Looks at the apps that it is sent, in a process of its own: the server stays quick meanwhile. */
const platform = loadPlatform();
const findProblems = createFindAppProblems(() => platform);

answerMessages(async ({ files }: CheckFiles): Promise<CheckAnswer> => {
  try {
    return { problems: await findProblems(files) };
  } catch (error) {
    return { error };
  }
});
