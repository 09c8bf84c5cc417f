import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { PageDocument } from '@whittle/contract/page-document';
import type { TurnChecks } from '@whittle/contract/turn-checks';

/** `brotli`: null for what is too short to gain by it. */
export type Asset = { name: string; contentType: string; content: Uint8Array; brotli: Uint8Array | null };

/**
 * What the page of a published version needs to know of its files; names lie under `/assets/`. What the app says of its
 * pages is absent in publications made before it was kept.
 */
export type Outline = {
  entry: string;
  css: string;
  pages: string[];
  mainPage: string | null;
  /** Loaded by the entry before it runs. */
  preload: string[];
  /** Page name to what the page loads beyond that. */
  pagePreload: Record<string, string[]>;
  /** The app's own code turns text into code; absent in publications made before it was asked. */
  makesCode?: boolean;
  viewport?: string | null;
  icon?: string | null;
} & Partial<PageDocument>;

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
/** Publishing waits for it: 9 saves another fiftieth in four times the time, 11 a twelfth in forty times. */
const brotliQuality = 7;

/** Works on threads beside this one. */
export async function makeAsset(name: string, contentType: string, content: Uint8Array): Promise<Asset> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const brotli = content.byteLength < worthCompressing ? null : await compress(content, { params });
  return { name, contentType, content, brotli };
}
