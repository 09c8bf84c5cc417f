import { z } from 'zod';
import type { Adapters } from '../../adapters/adapters.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { AppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import { parseInput } from '../../http/validation.ts';
import type { IntegrationEndpoint } from './endpoint.ts';
import { takeOwnersShare } from './owners-share.ts';

const inputSchema = z.looseObject({ prompt: z.string().trim().min(1, 'is missing').max(8_000, 'is too long') });
const timeoutMs = 120_000;
const perMinute = { perMinute: 5, perMinuteOfVisitor: 0 };

type Deps = Pick<Adapters, 'imageModels' | 'clock' | 'config'> & {
  rateLimits: RateLimits;
  uploadFile(caller: AppCaller, file: IncomingFile): Promise<{ file_url: string }>;
};

/** Has a picture drawn and keeps it among the app's files, in the name of whoever asked; answers its address. */
export function createGenerateImage({
  imageModels,
  clock,
  config,
  rateLimits,
  uploadFile,
}: Deps): IntegrationEndpoint['call'] {
  return async (caller, input, { address, use }) => {
    const { prompt } = parseInput(inputSchema, input);
    // The picture becomes a file, and files belong to somebody.
    if (!caller.person) throw new AppError('not-signed-in');
    const model = await imageModels.current();
    if (!model) throw new AppError('image-model-missing');
    const limits = { ...perMinute, perDayOfApp: config.appsPerDay.images };
    await takeOwnersShare({ rateLimits, clock }, { call: 'image', caller, address, limits });
    const signal = AbortSignal.timeout(timeoutMs);
    const image = await model.draw(prompt, signal, { kind: 'image', appId: caller.app.id }).catch((cause: unknown) => {
      if (signal.aborted) throw new AppError('model-silent', { cause });
      throw cause instanceof ModelError ? new AppError(cause.code, { cause }) : cause;
    });
    use.image(model.label);
    const ending = image.type.split('/')[1]?.replace('jpeg', 'jpg').replace(/\W.*/, '') || 'png';
    const { file_url: url } = await uploadFile(caller, { name: `image.${ending}`, bytes: once(image.bytes) });
    return { url };
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
