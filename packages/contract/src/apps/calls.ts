import { appPictureSchema, keepPictureSchema } from '../app-picture.ts';
import { call } from '../call.ts';
import { openSampleSchema } from '../sample-apps.ts';
import {
  appListSchema,
  appSummarySchema,
  copyAppRequestSchema,
  saveAppRequestSchema,
  updateAppRequestSchema,
} from '../apps.ts';

/** Apps as their builder lists, names and removes them. */
export const appCalls = {
  list: call.get({
    path: '/api/apps',
    summary: 'Apps of the signed-in builder',
    who: 'account',
    response: appListSchema,
  }),
  save: call.post({
    path: '/api/apps',
    summary: 'Create an app, or rename one by its id',
    who: 'account',
    body: saveAppRequestSchema,
    response: appSummarySchema,
    status: 201,
    errors: ['app-not-found'],
  }),
  read: call.get({
    path: '/api/apps/:appId',
    summary: 'One app',
    who: 'viewer',
    response: appSummarySchema,
  }),
  update: call.patch({
    path: '/api/apps/:appId',
    summary: 'Change the name or address of an app',
    who: 'owner',
    body: updateAppRequestSchema,
    response: appSummarySchema,
    errors: ['slug-taken'],
  }),
  copy: call.post({
    path: '/api/apps/:appId/copies',
    summary: 'Copy an app, with its data or without',
    who: 'owner',
    body: copyAppRequestSchema,
    response: appSummarySchema,
    status: 201,
    errors: ['nothing-to-copy', 'rate-limited'],
  }),
  openSample: call.post({
    path: '/api/samples',
    summary: 'A copy of a sample app to try',
    who: 'account',
    body: openSampleSchema,
    response: appSummarySchema,
    errors: ['rate-limited'],
  }),
  readPicture: call.get({
    path: '/api/apps/:appId/picture',
    summary: 'What the main page of an app looks like',
    who: 'viewer',
    response: appPictureSchema,
  }),
  keepPicture: call.put({
    path: '/api/apps/:appId/picture',
    summary: 'Keep what the main page of a version looks like',
    who: 'editor',
    body: keepPictureSchema,
  }),
  remove: call.delete({
    path: '/api/apps/:appId',
    summary: 'Delete an app with everything in it',
    who: 'owner',
  }),
};
