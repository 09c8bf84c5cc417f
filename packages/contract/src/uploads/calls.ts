import { z } from 'zod';
import { call } from '../call.ts';
import { uploadSchema } from '../uploads.ts';

const appHosts = ['preview', 'published'] as const;
const removedSchema = z.object({ success: z.boolean() });

/** Uploaded files of an app. */
export const uploadCalls = {
  add: call.post({
    path: '/api/uploads',
    summary: 'Upload a file in the builder',
    who: 'editor',
    query: z.object({ appId: z.string().default('') }),
    bodyKind: 'form',
    response: uploadSchema,
    status: 201,
    errors: ['upload-missing', 'file-too-big'],
  }),
  removeInBuilder: call.delete({
    path: '/api/uploads/:id',
    summary: 'Delete a file',
    who: 'owner',
    response: removedSchema,
  }),
  remove: call.delete({
    path: '/api/uploads/:id',
    summary: 'Delete a file that one uploaded',
    who: 'records',
    hosts: appHosts,
    response: removedSchema,
  }),
  read: call.get({
    path: '/files/:id/:name',
    summary: 'A public file; it never changes under its address',
    who: 'everybody',
    hosts: appHosts,
    answer: 'file',
  }),
  readPrivate: call.get({
    path: '/files/private/:id/:name',
    summary: 'A private file, by a signed link',
    who: 'everybody',
    hosts: appHosts,
    query: z.object({ token: z.string().optional() }),
    answer: 'file',
    errors: ['file-link-invalid'],
  }),
};
