import type { ErrorTable } from '../error-table.ts';

export const modelErrors = {
  'model-key-wrong': {
    status: 502,
    message: 'The model provider rejected the API key. Check the key in the model settings.',
  },
  'model-unknown': {
    status: 502,
    message: 'The provider does not know this model. Check its name in the model settings.',
  },
  'model-not-offered': {
    status: 422,
    message: 'The connected provider does not offer a model called {model}. Choose one from its list.',
  },
  'model-unreachable': {
    status: 502,
    message: 'The model could not be reached. Check the address in the model settings.',
  },
  'model-busy': { status: 502, message: 'The model is overloaded or its quota is used up. Try again in a moment.' },
  'model-silent': { status: 504, message: 'The model stopped responding. Your last version still runs. Try again.' },
  'connection-missing': { status: 404, message: 'This connection no longer exists. Reload the page.' },
  'connection-fixed': {
    status: 409,
    message: 'This model is set in the server’s environment variables and can only be changed there.',
  },
  'own-keys-off': {
    status: 403,
    message: 'This installation does not allow your own API keys. Its administrator can allow them in the settings.',
  },
  'connections-full': { status: 409, message: 'At most {count} models can be connected. Disconnect one first.' },
  'model-missing': {
    status: 501,
    message: 'This installation has no language model connected. Its administrator can connect one in the settings.',
  },
  'model-cannot-see': {
    status: 422,
    message: 'The model did not accept the image. It may not support images: try again without one.',
  },
  'image-model-missing': {
    status: 501,
    message: 'This installation has no image model connected. Its administrator can connect one in the configuration.',
  },
  'model-refused': {
    status: 502,
    message: 'The model returned an error. Your last version still runs. Try again.',
  },
} as const satisfies ErrorTable;
