import type { AppId, VersionId } from '@whittle/contract/ids';

/** The files of an app at one moment. Contents of equal text share one string. */
export type FileTree = {
  versionId: VersionId | null;
  /** Rises with every change of the head; the position in the app's event log where it changed. */
  revision: number;
  files: ReadonlyMap<string, string>;
};

export type HeadChange = { appId: AppId; revision: number; changed: string[]; removed: string[] };

export type HeadListener = {
  changed(change: HeadChange): void;
  /** The files that the head is about to have, for who can do work ahead. They may not come, and others may come first. */
  coming(files: FileTree['files']): void;
};

/**
 * Reads the files of an app. The head is the newest version with the finished actions of a running turn on top, so that
 * a file reaches the preview while the reply still streams. Every process sees the same head.
 */
export interface AppTrees {
  head(appId: AppId): Promise<FileTree>;
  /** Null when the version does not exist. */
  version(appId: AppId, versionId: VersionId): Promise<FileTree | null>;
  /** Null while the app is a draft. */
  published(appId: AppId): Promise<FileTree | null>;
  /** Calls back after each change of the head; answers the function that ends it. */
  onHeadChanged(appId: AppId, listener: HeadListener): () => void;
}
