import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlatformNames } from '@whittle/domain/imports/platform-names';
import { parseSync } from 'oxc-parser';
import { runtimeFolder } from '../load-platform.ts';
import type { Platform } from '../platform.ts';
import { indexFiles, resolveImport } from './resolve.ts';

/** What the platform answers to imports without a file of the app, read from the compiler's own rules and the kit. */
export function platformNames(platform: Platform): PlatformNames {
  const none = indexFiles([]);
  const known = new Map<string, ReadonlySet<string> | null>();
  return {
    answers: (specifier) => !['problem', 'absent'].includes(resolveImport(specifier, 'App.jsx', none, platform).kind),
    exportsOf(specifier) {
      const read = known.get(specifier) ?? kitExports(specifier);
      known.set(specifier, read);
      return read;
    },
  };
}

function kitExports(specifier: string): ReadonlySet<string> | null {
  const place = /^@\/(?:components\/)?((?:ui|lib|hooks)\/[\w-]+)$/.exec(specifier)?.[1];
  const file = ['.tsx', '.ts']
    .map((extension) => join(runtimeFolder, 'src/kit', `${place}${extension}`))
    .find(existsSync);
  if (!place || !file) return null;
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return new Set(
    module.staticExports.flatMap(({ entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))),
    ),
  );
}
