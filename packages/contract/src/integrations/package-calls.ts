import { call } from '../call.ts';
import {
  changeConnectorRequestSchema,
  inspectionSchema,
  inspectRequestSchema,
  installedConnectorSchema,
  installRequestSchema,
  integrationsSchema,
  connectorTestSchema,
  testConnectorRequestSchema,
} from '../integrations.ts';

const integrations = '/api/apps/:appId/integrations';
const item = `${integrations}/packages/:id` as const;
const documentMaxBytes = 4_500_000;

/** What the owner installs. Every answer leaves out what is secret. */
export const packageCalls = {
  list: call.get({
    path: integrations,
    summary: 'Integrations of an app and their use',
    who: 'owner',
    response: integrationsSchema,
  }),
  inspect: call.post({
    path: `${integrations}/inspect`,
    summary: 'Look into an OpenAPI document',
    who: 'owner',
    body: inspectRequestSchema,
    bodyMaxBytes: documentMaxBytes,
    response: inspectionSchema,
    errors: ['package-unreadable', 'address-blocked', 'address-unreachable'],
  }),
  install: call.post({
    path: `${integrations}/packages`,
    summary: 'Install a package',
    who: 'owner',
    body: installRequestSchema,
    bodyMaxBytes: documentMaxBytes,
    response: installedConnectorSchema,
    status: 201,
    errors: ['package-unreadable', 'package-name-taken'],
  }),
  change: call.patch({
    path: item,
    summary: 'Change an installed package',
    who: 'owner',
    body: changeConnectorRequestSchema,
    bodyMaxBytes: documentMaxBytes,
    response: installedConnectorSchema,
    errors: ['package-not-found', 'package-unreadable', 'package-name-taken'],
  }),
  remove: call.delete({
    path: item,
    summary: 'Remove a package',
    who: 'owner',
    errors: ['package-not-found'],
  }),
  test: call.post({
    path: `${item}/test`,
    summary: 'Try one operation of a package',
    who: 'owner',
    body: testConnectorRequestSchema,
    bodyMaxBytes: 1_000_000,
    response: connectorTestSchema,
    errors: ['package-not-found', 'integration-unknown', 'address-blocked', 'address-unreachable'],
  }),
};
