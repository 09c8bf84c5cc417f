/**
 * Services that client libraries know and this product does not have, by the code of the refusal. Calls are refused alike
 * by the server and, before they are sent, in the page; looking at the module is no call.
 */
export const unsupportedServices = {
  'function-not-run':
    'The function “{name}” is kept with the app but does not run here. Do its work in the page, with the entity clients and integrations.',
  'agents-not-run': 'Agents are kept with the app but do not run here. Use InvokeLLM for single questions.',
  'connectors-not-available': 'Connectors to people’s own accounts are not available here.',
  'sso-not-available': 'Tokens for other services are not available here.',
  'gateway-not-available': 'Models are called with InvokeLLM here, not through a gateway.',
  'actors-not-available': 'The actor “{name}” is not available here.',
  'service-role-not-available':
    'Calls with the service role are only possible on the server; from outside, anyone could make them. Use the entity clients: their rules decide who may do what.',
} as const;
export type UnsupportedService = keyof typeof unsupportedServices;
