import { z } from 'zod';
import { limits } from './limits.ts';

/** Pixels of the small picture of an app's main page. */
export const pictureSize = { width: 640, height: 480 } as const;

const image = z.base64().max(Math.ceil(limits.appPictureMaxBytes / 3) * 4);

/** PUT /api/apps/{appId}/picture: what the main page of a version looks like, as WebP of exactly that size. */
export const keepPictureSchema = z.object({ versionId: z.string(), image });

/** GET /api/apps/{appId}/picture: null while none was taken. */
export const appPictureSchema = z.object({ image: image.nullable() });
