import { limits } from '@whittle/contract/limits';
import { type Problem } from '@whittle/domain/repairs/problem';
import { linesAroundProblem } from '../../../core/checks/lines-around.ts';
import type { ModelRequest } from '../../../adapters/language-model/language-model.ts';
import type { TurnRequest } from '../context/build-request.ts';
import { tokenBudget } from '../context/tokens.ts';
import { asData } from '../context/untrusted.ts';

const maxProblems = 20;

/**
 * Asks the model to correct what the check found in its reply: the exact problems, the lines around them, and only the files
 * that they concern, as these are now, with the list of all others and the tools to read them. The conversation is not sent
 * again.
 */
export function repairRequest(
  request: TurnRequest,
  files: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): ModelRequest {
  const told = problems.slice(0, maxProblems);
  const paths = [...new Set(told.flatMap(({ file, trace = '' }) => [file, ...placesIn(trace)]))].filter((path) =>
    files.has(path),
  );
  const content = [
    'Your last reply was applied to the app. A check of the app then found these faults:',
    asData(
      'reported-error',
      told
        .map(
          (problem, index) =>
            `${index + 1}. ${placeOf(problem)}: ${problem.message}${traceOf(problem)}${linesAroundProblem(files.get(problem.file), problem)}`,
        )
        .join('\n\n'),
    ),
    'Correct exactly these, with the smallest change, in one action group, and say in one short sentence what was wrong. Change nothing else. The app has only the files in the list above, and imports only what the rules name. The files as they are now:',
    asData('files', fileTexts(files, paths)),
  ].join('\n\n');
  const now = request.of(files);
  return {
    ...now,
    messages: [{ role: 'user', content }],
    pictures: [],
    maxSteps: limits.chatMaxSteps,
    payer: request.payer && { ...request.payer, kind: 'repair' },
    context: { ...now.context, message: content },
  };
}

const placeOf = ({ file, line }: Problem) => (line === null ? file : `${file}, line ${line}`);

const traceOf = ({ trace }: Problem) => (trace ? `\n${trace}` : '');
const placesIn = (trace: string) => [...trace.matchAll(/\((.+?):(?:\d+|\?)\)/g)].map(([, file]) => file!);

/** Whole files, as many as the budget of a request's files holds. */
function fileTexts(files: ReadonlyMap<string, string>, paths: readonly string[]): string {
  let left = tokenBudget.files * 4;
  const texts: string[] = [];
  for (const path of paths) {
    const text = files.get(path)!;
    if (text.length > left) continue;
    left -= text.length;
    texts.push(asData('file', text, { path }));
  }
  return texts.join('\n');
}
