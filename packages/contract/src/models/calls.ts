import { call } from '../call.ts';
import { modelPricesSchema } from '../model-prices.ts';
import {
  currentModelSchema,
  modelChoicesSchema,
  modelSettingsRequestSchema,
  modelSettingsSchema,
  modelTestResponseSchema,
} from '../models.ts';
import {
  connectionTrialSchema,
  modelConnectionRequestSchema,
  modelConnectionsSchema,
  modelRolesSchema,
} from './connections.ts';

const settingsMaxBytes = 16_384;

/** Which model answers the chats of the installation, and what models cost. */
export const modelCalls = {
  current: call.get({
    path: '/api/model',
    summary: 'Who answers the next message',
    who: 'account',
    response: currentModelSchema,
  }),
  settings: call.get({
    path: '/api/admin/model',
    summary: 'Which model is connected, without its key',
    who: 'admin',
    response: modelSettingsSchema,
  }),
  choices: call.get({
    path: '/api/admin/model/choices',
    summary: 'Models that a message may name',
    who: 'admin',
    response: modelChoicesSchema,
  }),
  save: call.put({
    path: '/api/admin/model',
    summary: 'Connect a model',
    who: 'admin',
    body: modelSettingsRequestSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelSettingsSchema,
  }),
  disconnect: call.delete({
    path: '/api/admin/model',
    summary: 'Disconnect the model; the built-in builder answers',
    who: 'admin',
  }),
  connections: call.get({
    path: '/api/admin/model/connections',
    summary: 'Every connected model, and which one answers what',
    who: 'admin',
    response: modelConnectionsSchema,
  }),
  addConnection: call.post({
    path: '/api/admin/model/connections',
    summary: 'Connect one more model',
    who: 'admin',
    body: modelConnectionRequestSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelConnectionsSchema,
  }),
  changeConnection: call.put({
    path: '/api/admin/model/connections/:connectionId',
    summary: 'Change a connected model',
    who: 'admin',
    body: modelConnectionRequestSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelConnectionsSchema,
  }),
  removeConnection: call.delete({
    path: '/api/admin/model/connections/:connectionId',
    summary: 'Disconnect one model',
    who: 'admin',
    response: modelConnectionsSchema,
  }),
  tryConnection: call.post({
    path: '/api/admin/model/connections/test',
    summary: 'Try a model with one tiny request before it is saved',
    who: 'admin',
    body: connectionTrialSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelTestResponseSchema,
    errors: ['connection-missing'],
  }),
  testConnection: call.post({
    path: '/api/admin/model/connections/:connectionId/test',
    summary: 'Try a connected model with one tiny request',
    who: 'admin',
    response: modelTestResponseSchema,
  }),
  saveRoles: call.put({
    path: '/api/admin/model/roles',
    summary: 'Set which model answers what, and in which order',
    who: 'admin',
    body: modelRolesSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelConnectionsSchema,
  }),
  test: call.post({
    path: '/api/admin/model/test',
    summary: 'Try a model with one tiny request',
    who: 'admin',
    body: modelSettingsRequestSchema,
    bodyMaxBytes: settingsMaxBytes,
    response: modelTestResponseSchema,
  }),
  prices: call.get({
    path: '/api/admin/model/prices',
    summary: 'What models cost',
    who: 'admin',
    response: modelPricesSchema,
  }),
  savePrices: call.put({
    path: '/api/admin/model/prices',
    summary: 'Set what models cost',
    who: 'admin',
    body: modelPricesSchema,
    bodyMaxBytes: 100_000,
    response: modelPricesSchema,
  }),
};
