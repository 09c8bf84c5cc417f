import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes with everything the build reads: our sources, and the versions of what is installed. */
export async function fingerprint(packageFolder: string, sourceFolders: readonly string[]): Promise<string> {
  const parts = [process.version];
  for (const file of ['package.json', 'build.ts']) parts.push(await readFile(join(packageFolder, file), 'utf8'));
  for (const folder of sourceFolders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.(?:test|http\.test)\.tsx?$/.test(entry.name));
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
      parts.push(path, await readFile(path, 'utf8'));
    }
  }
  return hash('sha256', parts.join('\0'), 'base64url').slice(0, 20);
}
