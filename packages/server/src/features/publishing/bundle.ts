import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { Outline } from '../../core/publications/publication.ts';

/** `brotli`: null for what is too short to gain by it. */
export type Asset = { name: string; contentType: string; content: Uint8Array; brotli: Uint8Array | null };

/**
 * `assets`: those that are not stored yet; `storedAssets`: the names of the others. `places`: JSON (bundle-places.ts).
 * `warnings`: files that no page reaches and that are not in it for their problems, and imports that lead nowhere.
 */
export type Bundle =
  | {
      ok: true;
      assets: Asset[];
      storedAssets: string[];
      outline: Outline;
      places: Uint8Array;
      warnings: TurnChecks['problems'];
    }
  | { ok: false; problems: TurnChecks['problems'] };

export const assetName = (content: Uint8Array, extension: string) =>
  `${hash('sha256', content, 'hex').slice(0, 16)}.${extension}`;

const compress = promisify(brotliCompress);
const worthCompressing = 500;
/**
 * Publishing waits for it, while what has not changed since the last time is stored. A sixteenth smaller than 7 and a quarter
 * of a second for React and what comes with it; 11 saves another fiftieth in twice the time.
 */
const brotliQuality = 10;

/** Works on threads beside this one. */
export async function makeAsset(name: string, contentType: string, content: Uint8Array): Promise<Asset> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const brotli = content.byteLength < worthCompressing ? null : await compress(content, { params });
  return { name, contentType, content, brotli };
}
