import type { LanguageModels } from './language-model.ts';

/** The models of this installation. */
export function createLanguageModels(_deps: unknown): LanguageModels {
  return {
    current: async () => ({
      label: 'Built-in builder',
      provider: 'built-in',
      model: 'built-in',
      isBuiltIn: true,
      stream: () => {
        throw new Error('no language model is connected');
      },
    }),
  };
}
