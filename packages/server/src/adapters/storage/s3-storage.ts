import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { S3Config } from '../../config/config-s3.ts';
import { describeBucket } from './describe-bucket.ts';
import { type ByteSource, checkKey, type FileStorage } from './file-storage.ts';

/** Smaller files go up in one call; larger ones in parts of this size, so that one upload holds one part in memory. */
const partBytes = 8 * 1024 * 1024;

/**
 * How long the store may take: to be connected to, to answer the question whether there is a bucket, to take a part or
 * begin to answer, and to send more while somebody reads. The client library waits for ever, and so would whoever uploads,
 * reads or starts the server. It asks three times.
 */
const usualPatience = { connectMs: 5_000, bucketMs: 10_000, answerMs: 60_000, silentMs: 60_000 };

/** Keeps each key as an object of a bucket. Throws a sentence for people when the bucket cannot be reached. */
export async function openS3Storage(config: S3Config, patience = usualPatience): Promise<FileStorage> {
  const { bucket: Bucket } = config;
  const client = new S3Client({
    region: config.region,
    ...(config.endpoint && { endpoint: config.endpoint }),
    forcePathStyle: config.pathStyle,
    ...(config.credentials && { credentials: config.credentials }),
    // Checksums in trailers are newer than many stores that speak this protocol.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connectMs,
      requestTimeout: patience.answerMs,
      throwOnRequestTimeout: true,
    },
  });
  await client
    .send(new HeadBucketCommand({ Bucket }), { requestTimeout: patience.bucketMs })
    .catch((error: unknown) => {
      throw new Error(unreachable(config, error), { cause: error });
    });

  const putInParts = async (Key: string, first: Uint8Array, rest: AsyncIterator<Uint8Array>): Promise<number> => {
    const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let size = 0;
    try {
      for (let body: Uint8Array | null = first; body; body = await nextPart(rest)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body: body }));
        Parts.push({ ETag, PartNumber });
        size += body.byteLength;
      }
      await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
      return size;
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
      throw error;
    }
  };

  return {
    place: describeBucket(config),

    async put(key, source) {
      const Key = checkKey(key);
      const parts = inParts(source);
      const first = await nextPart(parts);
      if (first && first.byteLength >= partBytes) return putInParts(Key, first, parts);
      const Body = first ?? new Uint8Array();
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.byteLength }));
      return Body.byteLength;
    },

    async open(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key), Range }));
        return Body ? readableOf(Body as Readable, patience.silentMs) : null;
      } catch (error) {
        if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
        throw error;
      }
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
  };
}

/** Fails when nothing comes for so long although somebody waits for it; a reader may take its time. */
function readableOf(body: Readable, silentMs: number): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const reading = body.iterator() as AsyncIterator<Uint8Array>;
    const giveUp = () => body.destroy(new Error(`The store sent nothing for ${silentMs / 1_000} s`));
    try {
      for (;;) {
        const timer = setTimeout(giveUp, silentMs);
        const { done, value } = await reading.next().finally(() => clearTimeout(timer));
        if (done) return;
        yield value;
      }
    } finally {
      body.destroy();
    }
  }
  return Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

async function nextPart(parts: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  const next = await parts.next();
  return next.done ? null : next.value;
}

/** The bytes of a source in pieces of `partBytes`; the last one may be smaller. */
async function* inParts(source: ByteSource): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.byteLength;
    while (size >= partBytes) {
      const whole = Buffer.concat(pieces, size);
      yield whole.subarray(0, partBytes);
      pieces = [whole.subarray(partBytes)];
      size -= partBytes;
    }
  }
  if (size > 0) yield Buffer.concat(pieces, size);
}

function unreachable(config: S3Config, error: unknown): string {
  const { name, message, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const where = `Files cannot be stored: ${describeBucket(config)}`;
  switch ($metadata?.httpStatusCode) {
    case 404:
      return `${where} does not exist. Make it, or change S3_BUCKET.`;
    case 401:
    case 403:
      return `${where} refuses the keys. Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and what they may do.`;
    case 301:
      return `${where} lies in another region. Change S3_REGION.`;
    default:
      return `${where} cannot be reached (${message && message !== 'UnknownError' ? message : name}). Check S3_ENDPOINT.`;
  }
}
