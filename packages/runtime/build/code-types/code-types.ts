import { listClasses } from './classes.ts';
import { printPlatform } from './platform-types.ts';
import { readStandardTypes } from './standard-types.ts';

/** What an editor of an app's code has to know: declarations by path, and the classes that can be written. */
export type CodeTypes = { files: Record<string, string>; classes: string[]; variants: string[] };

export async function makeCodeTypes(): Promise<CodeTypes> {
  return { files: { ...readStandardTypes(), ...(await printPlatform()) }, ...(await listClasses()) };
}
