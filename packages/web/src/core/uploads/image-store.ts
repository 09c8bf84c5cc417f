import { z } from 'zod';
import { call, send } from '../../lib/http.ts';
import type { ImageStore } from '../../ui/use-image-upload.ts';

const fileSchema = z.object({ file_url: z.string().optional() });

/** Pictures among the uploaded files of an app. Rule: GRID-31. */
export const imageStore = (appId: string): ImageStore => ({
  async upload(file, onProgress) {
    const form = new FormData();
    form.set('file', file);
    const path = `/api/apps/${appId}/integration-endpoints/Core/UploadFile`;
    return (await call('POST', path, fileSchema, { body: form, onProgress })).file_url ?? null;
  },
});

/** The same for a form that is saved later: what it does not keep is deleted. Rule: SHELL-08. */
export const draftImageStore = (appId: string): ImageStore => ({
  ...imageStore(appId),
  async remove(address) {
    const id = /\/files\/([^/]+)\//.exec(address)?.[1];
    if (id) await send('DELETE', `/api/uploads/${id}`);
  },
});
