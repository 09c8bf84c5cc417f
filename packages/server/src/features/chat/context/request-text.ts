import { asData } from './untrusted.ts';

type RequestText = {
  message: string;
  currentPath: string | null;
  /** Whole files, in the order in which they are shown. */
  files: readonly (readonly [path: string, content: string])[];
  /** The action in which the last reply broke off, when it did. */
  cutAction: string | null;
};

/** The last message: what may be needed first, what the person says at the end. */
export function requestText({ message, currentPath, files, cutAction }: RequestText): string {
  const parts = [];
  if (files.length > 0)
    parts.push(asData('files', files.map(([path, content]) => asData('file', content, { path })).join('\n')));
  if (cutAction !== null)
    parts.push(
      `Your last reply ended inside this action, so the action was thrown away. Send it again, whole, then go on:\n${asData('earlier', cutAction)}`,
    );
  if (currentPath) parts.push(`The person is looking at ${JSON.stringify(currentPath)}.`);
  return [...parts, quoteReportedError(message)].join('\n\n');
}

/** RUN-12: the error's own text comes from the running app, where anybody can have written it. */
function quoteReportedError(message: string): string {
  const prefix = 'Fix this error: ';
  return message.startsWith(prefix)
    ? `Fix the error that the running app reported:\n${asData('reported-error', message.slice(prefix.length))}`
    : message;
}
