import { call } from '../call.ts';
import { appListSchema, appSummarySchema, saveAppRequestSchema, updateAppRequestSchema } from '../apps.ts';

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
    who: 'owner',
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
  remove: call.delete({
    path: '/api/apps/:appId',
    summary: 'Delete an app with everything in it',
    who: 'owner',
  }),
};
