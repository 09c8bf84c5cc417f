import { call } from '../call.ts';
import { modelTestResponseSchema } from '../models.ts';
import { connectionTrialSchema } from './connections.ts';
import { ownConnectionRequestSchema, ownConnectionsSchema, ownKeysSettingSchema } from './own-keys.ts';

const bodyMaxBytes = 16_384;
const one = '/api/model/own-connections/:connectionId';

/** Models that people connect with keys of their own, where the installation allows it. */
export const ownKeyCalls = {
  setting: call.get({
    path: '/api/admin/model/own-keys',
    summary: 'Whether people may use keys of their own',
    who: 'admin',
    response: ownKeysSettingSchema,
  }),
  saveSetting: call.put({
    path: '/api/admin/model/own-keys',
    summary: 'Allow people keys of their own, or forbid them',
    who: 'admin',
    body: ownKeysSettingSchema,
    bodyMaxBytes,
    response: ownKeysSettingSchema,
  }),
  list: call.get({
    path: '/api/model/own-connections',
    summary: 'The models that you connected with your own keys',
    who: 'account',
    response: ownConnectionsSchema,
  }),
  add: call.post({
    path: '/api/model/own-connections',
    summary: 'Connect a model with your own key',
    who: 'account',
    body: ownConnectionRequestSchema,
    bodyMaxBytes,
    response: ownConnectionsSchema,
    errors: ['own-keys-off', 'connections-full'],
  }),
  change: call.put({
    path: one,
    summary: 'Change a model that you connected',
    who: 'account',
    body: ownConnectionRequestSchema,
    bodyMaxBytes,
    response: ownConnectionsSchema,
    errors: ['own-keys-off', 'connection-missing'],
  }),
  remove: call.delete({
    path: one,
    summary: 'Disconnect a model that you connected',
    who: 'account',
    response: ownConnectionsSchema,
    errors: ['connection-missing'],
  }),
  tryOut: call.post({
    path: '/api/model/own-connections/test',
    summary: 'Try a model with your own key before it is saved',
    who: 'account',
    body: connectionTrialSchema,
    bodyMaxBytes,
    response: modelTestResponseSchema,
    errors: ['own-keys-off', 'connection-missing', 'rate-limited'],
  }),
  test: call.post({
    path: `${one}/test`,
    summary: 'Try a model that you connected with one tiny request',
    who: 'account',
    response: modelTestResponseSchema,
    errors: ['own-keys-off', 'connection-missing', 'rate-limited'],
  }),
};
