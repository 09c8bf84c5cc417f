import { isIP } from 'node:net';
import type { LanguageModel } from './adapters/language-model/language-model.ts';
import type { Config } from './config.ts';

/** What a person reads when the server is ready: where it is, who answers the chats, and what does not work. */
export function startLines(
  config: Config,
  model: Pick<LanguageModel, 'label' | 'isBuiltIn'>,
  tookMs: number,
): string[] {
  const appsName = new URL(`http://${config.appsHost}`).hostname.replace(/^\[|\]$/g, '');
  return [
    `Whittle is ready at ${config.publicUrl} (ready in ${Math.round(tookMs)} ms)`,
    model.isBuiltIn
      ? 'Built-in builder: no AI model connected. Connect one in the model settings, or set MODEL_PROVIDER and MODEL_NAME.'
      : `AI model: ${model.label}`,
    ...(isIP(appsName)
      ? [
          `Apps need host names of their own, and ${appsName} cannot have any: set APPS_HOST, or previews will not open.`,
        ]
      : []),
  ];
}
