import { hash } from 'node:crypto';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { BundlePlaces } from './bundle-places.ts';

export type Asset = { name: string; contentType: string; content: Uint8Array };

/** What the page of a published version needs to know of its files; names lie under `/assets/`. */
export type Outline = {
  entry: string;
  css: string;
  pages: string[];
  mainPage: string | null;
  /** Loaded by the entry before it runs. */
  preload: string[];
  /** Page name to what the page loads beyond that. */
  pagePreload: Record<string, string[]>;
};

/** `warnings`: files that no page reaches and that are not in it for their problems, and imports that lead nowhere. */
export type Bundle =
  | { ok: true; assets: Asset[]; outline: Outline; places: BundlePlaces; warnings: TurnChecks['problems'] }
  | { ok: false; problems: TurnChecks['problems'] };

export const assetName = (content: Uint8Array, extension: string) =>
  `${hash('sha256', content, 'hex').slice(0, 16)}.${extension}`;
