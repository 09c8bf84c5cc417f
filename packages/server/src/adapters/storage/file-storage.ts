/** Bytes of uploads by key (`{appId}/{uploadId}`). A key is written once and never changed. */
export interface FileStorage {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null when there is no such key. */
  get(key: string): Promise<Uint8Array | null>;
  delete(key: string): Promise<void>;
}
