import { integrationCalls } from '@whittle/contract/integrations/calls';
import { uploadCalls } from '@whittle/contract/uploads/calls';
import { z } from 'zod';
import { callServer } from '../../lib/call-server.ts';
import type { ImageStore } from '../../ui/use-image-upload.ts';

const fileSchema = z.object({ file_url: z.string().optional() });

/** Pictures among the uploaded files of an app. Rule: GRID-31. */
export const imageStore = (appId: string): ImageStore => ({
  async upload(file, onProgress) {
    const form = new FormData();
    form.set('file', file);
    const params = { appId, endpoint: 'UploadFile' };
    const answer = await callServer(integrationCalls.core, { params, body: form, onProgress });
    return fileSchema.safeParse(answer).data?.file_url ?? null;
  },
});

/** The same for a form that is saved later: what it does not keep is deleted. Rule: SHELL-08. */
export const draftImageStore = (appId: string): ImageStore => ({
  ...imageStore(appId),
  async remove(address) {
    const id = /\/files\/([^/]+)\//.exec(address)?.[1];
    if (id) await callServer(uploadCalls.removeInBuilder, { params: { id } });
  },
});
