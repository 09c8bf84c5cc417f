import { expect, test } from 'vitest';
import { heldAction } from './held-action.ts';

const id = '0123456789abcdef01234567';
const app = `/api/apps/${id}`;

test('[PREV-18] what destroys, changes much, leaves the installation or concerns people waits; ordinary calls do not', () => {
  const held: [string, string, unknown][] = [
    ['DELETE', `${app}/entities/Task/${id}`, { act: 'delete', name: 'Task' }],
    ['DELETE', `/live_api/apps/${id}/entities/Task`, { act: 'delete', name: 'Task' }],
    ['DELETE', `/api/uploads/${id}`, { act: 'delete', name: 'File' }],
    ['PUT', `/apps/${id}/entities/Task/bulk`, { act: 'change', name: 'Task' }],
    ['PATCH', `${app}/entities/Task/update-many`, { act: 'change', name: 'Task' }],
    ['POST', `${app}/entities/Task/upsert`, { act: 'change', name: 'Task' }],
    ['PUT', `${app}/entities/Task/${id}`, { act: 'change', name: 'Task', single: true }],
    ['PUT', `${app}/entities/User/${id}`, { act: 'people', name: 'User' }],
    ['DELETE', `${app}/entities/User/${id}`, { act: 'people', name: 'User' }],
    ['POST', `${app}/runtime/users/invite-user`, { act: 'people', name: 'User' }],
    ['POST', `${app}/integration-endpoints/Core/SendEmail`, { act: 'send', name: 'SendEmail' }],
    ['POST', '/integrations/Core/SendEmail', { act: 'send', name: 'SendEmail' }],
    ['POST', `${app}/integrations/custom/shop/orders/send`, { act: 'send', name: 'send' }],
    ['POST', '/integrations/installable/shop/one/integration-endpoints/pay', { act: 'send', name: 'pay' }],
    ['POST', `${app}/integration-endpoints/installable/shop/integration-endpoints/pay`, { act: 'send', name: 'pay' }],
  ];
  for (const [method, path, act] of held) expect([method, path, heldAction(method, path)]).toEqual([method, path, act]);
  const free: [string, string][] = [
    ['GET', `${app}/entities/Task`],
    ['POST', `${app}/entities/Task`],
    ['POST', `${app}/entities/Task/bulk`],
    ['POST', `${app}/entities/Task/aggregate`],
    ['POST', `${app}/entities/Task/import`],
    ['PUT', `${app}/entities/User/me`],
    ['POST', `${app}/integration-endpoints/Core/InvokeLLM`],
    ['POST', '/api/uploads'],
    ['POST', '/_whittle/token'],
  ];
  for (const [method, path] of free) expect([method, path, heldAction(method, path)]).toEqual([method, path, null]);
});
