import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { addKit } from './kit-source.ts';
import type { ProjectFiles } from './project.ts';

test('[EXP-02] what parts of the kit are made of lies inside of the project, where they look for it', () => {
  const added = new Map<string, string>();
  const project = { isTaken: () => false, add: (path: string, source: string) => void added.set(path, source) };
  addKit(project as unknown as ProjectFiles, ['ui/calendar.tsx', 'ui/toaster.tsx']);
  for (const [path, source] of added) {
    expect(path).toBe(posix.normalize(path));
    for (const [, specifier] of source.matchAll(/from '(\.[^']*)'/g))
      expect([...added.keys()]).toContain(posix.join(posix.dirname(path), specifier!));
  }
});
