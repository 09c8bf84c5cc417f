import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { typePairs, fontFilesOf } from '@whittle/domain/themes/type-pairs';
import { describe, expect, it } from 'vitest';
import { fontFamilyFiles, fontFiles, fontUrlPrefix, latinFontFile } from './fonts.ts';

const require = createRequire(import.meta.url);
const sizeOf = (file: string) => statSync(require.resolve(fontFiles.get(file) ?? file)).size;

describe('fonts of generated apps', () => {
  it.each(fontFamilyFiles)('%s: every address in its stylesheet is a file of the package', (family) => {
    const css = readFileSync(new URL(`styles/fonts/${family}.css`, import.meta.url), 'utf8');
    const files = [...css.matchAll(/url\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      expect(file.startsWith(fontUrlPrefix)).toBe(true);
      expect(sizeOf(file.slice(fontUrlPrefix.length))).toBeGreaterThan(1000);
    }
  });

  it.each(Object.values(typePairs))('type pair $name loads at most two Latin files and 100 KB', (pair) => {
    const files = fontFilesOf(pair).map(latinFontFile);
    expect(files.length).toBeLessThanOrEqual(2);
    expect(files.map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100_000);
  });

  it.each(Object.values(typePairs))('type pair $name names the families its stylesheets define', (pair) => {
    for (const { file, css } of [pair.heading, pair.body, ...(pair.figures ? [pair.figures] : [])])
      expect(readFileSync(new URL(`styles/fonts/${file}.css`, import.meta.url), 'utf8')).toContain(`'${css}'`);
  });
});
