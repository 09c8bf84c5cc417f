import { isIP } from 'node:net';
import type { LanguageModels } from '../adapters/language-model/language-model.ts';
import type { Config } from '../config/config.ts';

/** What a person reads when the server is ready: where it is, who answers the chats, and what does not work. */
export async function startLines(config: Config, models: LanguageModels, tookMs: number): Promise<string[]> {
  const appsName = new URL(`http://${config.appsHost}`).hostname.replace(/^\[|\]$/g, '');
  const lines = [
    `Whittle is ready at ${config.publicUrl} (ready in ${Math.round(tookMs)} ms)`,
    await modelLine(models),
  ];
  if (!config.smtp) {
    lines.push(`Mail: none is sent without SMTP_URL. The first account reads it at ${config.publicUrl}/admin/mail`);
  }
  if (isIP(appsName)) {
    lines.push(
      `Apps need host names of their own, and ${appsName} cannot have any: set APPS_HOST, or previews will not open.`,
    );
  }
  return lines;
}

async function modelLine(models: LanguageModels): Promise<string> {
  try {
    const { label, isBuiltIn } = await models.current();
    if (!isBuiltIn) return `AI model: ${label}`;
    return 'Built-in builder: no AI model connected. Connect one in the model settings, or set MODEL_PROVIDER and MODEL_NAME.';
  } catch (error) {
    return `AI model: the stored settings cannot be used (${(error as Error).message}). Enter them again in the model settings.`;
  }
}
