import { type BundlePlaces, findPlace } from './bundle-places.ts';

const frame = /([\w-]+\.js):(\d+):(\d+)/;
const mostFrames = 6;

export type LocatedError = { details: string; file: string | null };

/**
 * The details of an error from a published app, whose frames name places in its bundle, as a preview gives them: the
 * place in the app's own code first, then its own frames. What no frame leads to the app's code keeps no frames.
 */
export function locateFrames(details: string, places: BundlePlaces): LocatedError {
  const found = details.split('\n').flatMap((line) => {
    const [, fileName, atLine, atColumn] = frame.exec(line) ?? [];
    const place = fileName ? findPlace(places, fileName, Number(atLine), Number(atColumn)) : null;
    return place ? [place] : [];
  });
  const [first] = found;
  if (!first)
    return {
      details: details
        .split('\n')
        .filter((line) => !frame.test(line))
        .join('\n'),
      file: null,
    };
  const frames = found.slice(0, mostFrames).map(({ file, line }) => `at (${file}:${line})`);
  return { details: [`${first.file}:${first.line}`, ...frames].join('\n'), file: first.file };
}
