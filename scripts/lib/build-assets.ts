import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asset, assets } from './assets.ts';
import { root } from './paths.ts';

const stamps = join(root, '.cache');

/**
 * Builds every asset whose outputs are missing or whose sources changed since it was built (by their content, stamped in
 * `.cache`), or all of them with `force`. Throws the first build's failure after its output was shown.
 */
export async function buildAssets({ force = false, log = (_line: string) => {} } = {}): Promise<void> {
  const builds = assets.map(async (asset) => {
    const hash = hashSources(asset);
    if (!force && isBuilt(asset, hash)) return;
    log(`Building the ${asset.name} ...`);
    const startedAt = Date.now();
    await runNode(asset);
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stampPath(asset), hash);
    log(`Built the ${asset.name} in ${((Date.now() - startedAt) / 1_000).toFixed(1)} s.`);
  });
  await Promise.all(builds);
}

const stampPath = ({ name }: Asset) => join(stamps, `${name.replaceAll(' ', '-')}.stamp`);

function isBuilt(asset: Asset, hash: string): boolean {
  const stamp = stampPath(asset);
  const isThere = asset.outputs.every((output) => existsSync(join(root, output)));
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function hashSources({ sources }: Asset): string {
  const hash = createHash('sha256').update(process.version);
  for (const source of sources) {
    for (const file of filesBelow(join(root, source))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** The file itself, or every file of the directory in order; nothing when it does not exist. Tests change no build. */
function filesBelow(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A process of its own, so that the memory of the build tools is gone when the server runs. */
function runNode({ name, command }: Asset): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The ${name} could not be built:\n${output.trim()}`)),
    );
  });
}
