import type { ImageModels } from '../../../adapters/image-model/image-model.ts';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import type { UploadsService } from '../../../core/uploads/uploads.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Runner } from './runner.ts';

type Deps = {
  imageModels: ImageModels;
  uploads: Pick<UploadsService, 'keepImported'>;
  /** Throws `rate-limited` where the app's share of pictures is used up. */
  requireImageShare(runner: Runner): Promise<void>;
  countImage(appId: string, model: string): Promise<void>;
};

const timeoutMs = 120_000;

export type DrawPicture = (
  on: { runner: Runner; toolId: string; runId: string },
  description: string,
  signal: AbortSignal,
) => Promise<string>;

/**
 * Has a picture of a result drawn and keeps it among the app's files, under an address that nobody guesses. Throws
 * `image-model-missing`, `rate-limited`, and what else a model can meet.
 */
export function createDrawPicture({ imageModels, uploads, requireImageShare, countImage }: Deps): DrawPicture {
  return async ({ runner, toolId, runId }, description, signal) => {
    const model = await imageModels.current();
    if (!model) throw new AppError('image-model-missing');
    await requireImageShare(runner);
    const late = AbortSignal.timeout(timeoutMs);
    const { app, person } = runner.caller;
    const payer = { kind: 'image' as const, appId: app.id, toolId, runId };
    const image = await model.draw(description, AbortSignal.any([signal, late]), payer).catch((cause: unknown) => {
      signal.throwIfAborted();
      if (late.aborted) throw new AppError('model-silent', { cause });
      throw cause instanceof ModelError ? new AppError(cause.code, { cause }) : cause;
    });
    await countImage(app.id, model.label);
    const ending = image.type.split('/')[1]?.replace('jpeg', 'jpg').replace(/\W.*/, '') || 'png';
    const file = { name: `picture.${ending}`, bytes: once(image.bytes) };
    return (await uploads.keepImported(app.id, person?.id ?? null, file)).address;
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
