import type { S3Config } from '../../config/config-s3.ts';

/** Where a bucket is, for people. */
export const describeBucket = ({ bucket, endpoint, region }: S3Config): string =>
  `the bucket "${bucket}" at ${endpoint ?? `Amazon S3 in ${region}`}`;
