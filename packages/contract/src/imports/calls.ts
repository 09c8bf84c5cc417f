import { z } from 'zod';
import { call } from '../call.ts';
import { chooseImportedAppSchema, importAppAnswerSchema, importAppRequestSchema, importSchema } from '../imports.ts';

/** Schemas of many entities, as the owner left them. */
const choicesMaxBytes = 5_000_000;

/** Exports of apps that become apps here. */
export const importCalls = {
  inspect: call.post({
    path: '/api/imports',
    summary: 'Look into an export: a zip file in a form, or lines of JSON with the files of a folder',
    who: 'account',
    query: z.object({ name: z.string().optional() }),
    bodyKind: 'form',
    response: importSchema,
    status: 201,
    errors: [
      ...(['archive-unreadable', 'archive-damaged', 'archive-locked', 'archive-file-corrupt'] as const),
      ...(['archive-leads-outside', 'folder-unreadable', 'archive-no-app', 'archive-too-large'] as const),
      ...(['archive-unpacks-too-large', 'archive-too-many-files', 'imported-app-too-many-files'] as const),
      ...(['imported-app-too-much-text', 'upload-missing', 'imports-busy'] as const),
    ],
  }),
  read: call.get({
    path: '/api/imports/:importId',
    summary: 'What an export was recognised as',
    who: 'owner',
    response: importSchema,
    errors: ['import-not-found'],
  }),
  choose: call.patch({
    path: '/api/imports/:importId',
    summary: 'Say which of the apps in an archive it is about',
    who: 'owner',
    body: chooseImportedAppSchema,
    response: importSchema,
    errors: ['import-not-found', 'invalid-input'],
  }),
  remove: call.delete({
    path: '/api/imports/:importId',
    summary: 'Give an import up',
    who: 'owner',
    errors: ['import-not-found'],
  }),
  createApp: call.post({
    path: '/api/imports/:importId/apps',
    summary: 'Make the app of an import',
    who: 'owner',
    body: importAppRequestSchema,
    bodyMaxBytes: choicesMaxBytes,
    response: importAppAnswerSchema,
    status: 201,
    errors: ['import-not-found', 'import-app-not-chosen', 'import-stopped'],
  }),
};
