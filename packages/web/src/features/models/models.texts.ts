import type { ModelProvider } from '@whittle/contract/models';

export const modelTexts = {
  builtIn: 'Built-in builder: no AI model connected',
  builtInMeans: 'It makes common kinds of apps by itself. A model understands any request.',
  connect: 'Connect a model',
  askAdmin: 'Ask the admin of this installation to connect one.',
  heading: 'Model',
  description: 'One model answers the chats of everyone on this installation.',
  provider: 'Provider',
  address: 'Address',
  addressHint: 'Where the provider answers, for example http://localhost:8080/v1',
  addressInvalid: 'Enter an address that starts with http:// or https://',
  key: 'Key',
  keyStored: 'A key is stored. Leave this empty to keep it.',
  keyHint: 'Stored encrypted, never shown again.',
  model: 'Model name',
  modelHint: 'As the provider writes it, for example in its list of models.',
  modelMissing: 'Enter the name of the model.',
  test: 'Test',
  save: 'Save',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect the model?',
  disconnectText:
    'The stored key is deleted and the built-in builder answers from then on. Apps and chats stay as they are.',
  keep: 'Keep it',
  saved: 'Model connected',
  disconnected: 'Model disconnected',
  fromEnvironment: 'The model is set by the environment of the server and is changed there.',
  loadFailed: 'The settings could not be loaded.',
  retry: 'Retry',
  connectedTo: (model: string) => `Connected: ${model}`,
};

export const providerNames: Record<ModelProvider, string> = {
  'openai-compatible': 'OpenAI-compatible',
  anthropic: 'Anthropic',
  google: 'Google',
  openrouter: 'OpenRouter',
  ollama: 'Ollama',
};
