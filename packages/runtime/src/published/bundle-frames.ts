const frame = /\/assets\/([\w-]+\.js):(\d+):(\d+)/;
const mostFrames = 30;

/** The frames of a stack in a published app: file, line and column of its bundle, which the server leads to the source. */
export function bundleFrames(stack: string): string {
  return stack
    .split('\n')
    .flatMap((line) => {
      const match = frame.exec(line);
      return match ? [`at (${match[1]}:${match[2]}:${match[3]})`] : [];
    })
    .slice(0, mostFrames)
    .join('\n');
}
