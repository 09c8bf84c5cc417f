import { modelCalls } from '@whittle/contract/models/calls';
import type { ModelChoicesReader } from '../../core/models/model-choices.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import { ownKeyCalls } from '@whittle/contract/models/own-keys-calls';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { ConnectionsService } from './connections.service.ts';
import type { OwnKeysService } from './own-keys.service.ts';
import type { ModelsService } from './models.service.ts';

type Deps = {
  models: ModelsService;
  connections: ConnectionsService;
  ownKeys: OwnKeysService;
  choices: Pick<ModelChoicesReader, 'read'>;
  prices: ModelPricesStore;
  guards: SessionGuards;
};

/** Which model answers the chats of this installation and what models cost; platform admins say both. */
export function modelsRoutes({ models, connections, ownKeys, choices, prices, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(modelCalls.current, ({ account }) => models.current(account.accountId));
  on(modelCalls.settings, () => models.settings());
  on(modelCalls.choices, () => choices.read());
  on(modelCalls.save, ({ body }) => models.save(body));
  on(modelCalls.disconnect, async () => {
    await models.disconnect();
  });
  on(modelCalls.test, ({ body }) => models.test(body));
  on(modelCalls.connections, () => connections.read());
  on(modelCalls.addConnection, ({ body }) => connections.add(body));
  on(modelCalls.changeConnection, ({ params, body }) => connections.change(params.connectionId, body));
  on(modelCalls.removeConnection, ({ params }) => connections.remove(params.connectionId));
  on(modelCalls.tryConnection, ({ body }) => connections.tryOut(body));
  on(modelCalls.testConnection, ({ params }) => connections.test(params.connectionId));
  on(modelCalls.saveRoles, ({ body }) => connections.saveRoles(body));
  on(ownKeyCalls.setting, () => ownKeys.setting());
  on(ownKeyCalls.saveSetting, ({ body }) => ownKeys.saveSetting(body));
  on(ownKeyCalls.list, ({ account }) => ownKeys.read(account.accountId));
  on(ownKeyCalls.add, ({ account, body }) => ownKeys.add(account.accountId, body));
  on(ownKeyCalls.change, ({ account, params, body }) => ownKeys.change(account.accountId, params.connectionId, body));
  on(ownKeyCalls.remove, ({ account, params }) => ownKeys.remove(account.accountId, params.connectionId));
  on(ownKeyCalls.tryOut, ({ account, body }) => ownKeys.tryOut(account.accountId, body));
  on(ownKeyCalls.test, ({ account, params }) => ownKeys.test(account.accountId, params.connectionId));
  on(modelCalls.prices, () => prices.read());
  on(modelCalls.savePrices, ({ body }) => prices.save(body));
  return routes;
}
