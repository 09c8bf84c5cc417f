import type { Variables } from './config-variables.ts';

/** An S3-compatible store of uploaded files. */
export type S3Config = {
  bucket: string;
  /** Null means Amazon's own, by region. */
  endpoint: string | null;
  region: string;
  pathStyle: boolean;
  /** Null searches the usual places of the AWS tools. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
};

/** What is wrong with the variables of the store together. */
export function s3Problem(values: Variables): { name: keyof Variables; message: string } | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (!bucket && values.S3_ENDPOINT) return { name: 'S3_BUCKET', message: 'is needed beside S3_ENDPOINT' };
  if (id && !secret) return { name: 'S3_SECRET_ACCESS_KEY', message: 'is needed beside S3_ACCESS_KEY_ID' };
  if (secret && !id) return { name: 'S3_ACCESS_KEY_ID', message: 'is needed beside S3_SECRET_ACCESS_KEY' };
  return null;
}

export function readS3(values: Variables): S3Config | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle } = values;
  if (!bucket) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  return {
    bucket,
    endpoint: endpoint ?? null,
    region: values.S3_REGION,
    pathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === 'on',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  };
}
