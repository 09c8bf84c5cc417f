import types from 'virtual:code-types';
import type { FromLanguage, ToLanguage } from './language-calls.ts';
import { createLanguageService } from './language-service.ts';

const service = createLanguageService(types);

addEventListener('message', ({ data }: MessageEvent<ToLanguage>) => {
  if ('files' in data) return service.update(data.files);
  const reply = (answer: FromLanguage) => postMessage(answer);
  try {
    const answer: unknown = service[data.name](data.question as never);
    reply({ answer });
  } catch (error) {
    reply({ failed: String(error) });
  }
});
