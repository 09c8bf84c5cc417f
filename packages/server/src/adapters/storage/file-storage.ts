/** Bytes as they come: a whole file in memory is an iterable of one piece. */
export type ByteSource = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Both ends included. */
export type StoredRange = { start: number; end: number };

/** Bytes of uploads by key (`{appId}/{uploadId}`). A key is written once and never changed. */
export interface FileStorage {
  /** Where the files are, for people: a directory, or a bucket and its address. */
  readonly place: string;
  /**
   * Stores what the source yields and answers how many bytes that was. The file is complete and lasting when this
   * resolves; when the source or the storage fails nothing stays behind.
   */
  put(key: string, source: ByteSource): Promise<number>;
  /** The bytes of a file, or of a range within it, as they are read; null when there is no such key. */
  open(key: string, range?: StoredRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Does nothing when there is no such key. */
  delete(key: string): Promise<void>;
}

/** Segments of letters, digits, `-` and `_`; a dot only between them, so that no key can lead anywhere else. */
const keyPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*(\/[a-z0-9_-]+(\.[a-z0-9_-]+)*)*$/i;

export function checkKey(key: string): string {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
  return key;
}
