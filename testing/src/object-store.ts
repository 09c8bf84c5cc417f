import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Config } from '@whittle/server/config/config-s3';
// @ts-expect-error The package has no types; the part that is used is below.
import UntypedS3rver from 's3rver';

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const S3rver = UntypedS3rver as new (options: Record<string, unknown>) => S3rver;

/** A real server of the S3 protocol on this machine, with one empty bucket. */
export interface ObjectStore {
  readonly config: S3Config & { endpoint: string };
  close(): Promise<void>;
}

export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'whittle-s3-'));
  const bucket = 'whittle-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    resetOnClose: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    config: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      pathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
