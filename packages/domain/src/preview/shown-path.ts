import { appPathSchema } from '@whittle/contract/preview';
import { limits } from '@whittle/contract/limits';

/**
 * An address that the running app told, as far as it is shown and told to the model: a path of the app, cut. Null for
 * anything that is no path.
 */
export function shownPath(path: string | null | undefined): string | null {
  const read = appPathSchema.safeParse(path).data;
  if (read === undefined) return null;
  return read.length > limits.appPathShownChars
    ? `${read.slice(0, limits.appPathShownChars - 1)}…`.toWellFormed()
    : read;
}
