import { z } from 'zod';

/**
 * Ids are 24 lower-case hex digits: 48 bits of Unix milliseconds, then 48 bits that are random and rise within a
 * millisecond. They sort by time of creation, fit a DNS label, and look like the ids that generated apps expect.
 */
export const idPattern = /^[0-9a-f]{24}$/;
export const idSchema = z.string().regex(idPattern, 'must be 24 hex digits');

export type AccountId = string;
export type AppId = string;
export type AppUserId = string;
export type MessageId = string;
export type TurnId = string;
export type VersionId = string;
export type RecordId = string;
export type UploadId = string;
