import type { FileProblem, FrameToBuilder } from '@whittle/contract/preview';
import { expect, test } from 'vitest';
import { createErrorLog } from './error-log.ts';

const problem = (message: string, file = 'pages/Home.jsx'): FileProblem => ({
  ...{ file, message, line: 1, column: 1, severity: 'error' },
});

function startLog() {
  const sent: FrameToBuilder[] = [];
  const log = createErrorLog({ send: (message: FrameToBuilder) => void sent.push(message) } as never);
  /** What the panel of the builder lists by now. */
  const listed = () => {
    const titles = new Map<string, string>();
    for (const message of sent) {
      if (message.type === 'app_error') titles.set(message.error.title, message.error.componentName);
      if (message.type === 'app_error_resolved')
        for (const [title, name] of titles) if (message.componentNames.includes(name)) titles.delete(title);
    }
    return [...titles.keys()];
  };
  const change = (file: string, ...problems: FileProblem[]) => {
    const finish = log.beginUpdate();
    log.reportProblems(problems);
    finish(new Set([file]));
  };
  return { listed, change };
}

test('[RUN-07] a file that is broken in another way after a change has that problem alone', () => {
  const { listed, change } = startLog();
  change('pages/Home.jsx', problem('Expected a closing tag'));
  change('pages/Home.jsx', problem('It leads to no file'));
  expect(listed()).toEqual(['It leads to no file']);
  change('pages/Home.jsx');
  expect(listed()).toEqual([]);
});

test('[RUN-07] what is not fixed stays', () => {
  const { listed, change } = startLog();
  change('pages/Home.jsx', problem('first'), problem('second'));
  change('pages/Home.jsx', problem('second'));
  expect(listed()).toEqual(['second']);
  change('pages/Other.jsx', problem('second'));
  expect(listed()).toEqual(['second']);
});
