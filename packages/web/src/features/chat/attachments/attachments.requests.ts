import type { Attachment } from '@whittle/contract/chat';
import { uploadCalls } from '@whittle/contract/uploads/calls';
import { callServer } from '../../../lib/call-server.ts';

type Options = { signal: AbortSignal; onProgress: (part: number) => void };

/** Puts a file into the app's uploads, where the server reads it for the model. */
export async function uploadAttachment(appId: string, file: File, options: Options) {
  const form = new FormData();
  form.append('file', file, file.name);
  const upload = await callServer(uploadCalls.add, { ...options, query: { appId }, body: form });
  const attachment: Attachment = { name: upload.name, url: upload.file_url, contentType: upload.contentType };
  return { attachment, shownAt: upload.url };
}
