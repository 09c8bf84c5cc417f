import type { PublishRequest } from '@whittle/contract/publishing';
import { pageNameOf } from '@whittle/domain/files/paths';
import type { App } from '../../core/apps/apps.service.ts';
import type { PublishedAbout } from '../../core/publications/publication.ts';

type Files = ReadonlyMap<string, string>;

/** PUB-01: what a publish says of the app beside its name and description, as the app itself has it. */
export function aboutApp({ projectRules, accentColor }: App, files: Files): PublishedAbout {
  const features = [...files.keys()].flatMap((path) => pageNameOf(path) ?? []).sort();
  return { gptPrompt: projectRules, background: accentColor ?? '', features };
}

/** What a request says otherwise; null when it says nothing else, so that the next publish follows the app. */
export function statedAbout(request: PublishRequest, own: PublishedAbout): Partial<PublishedAbout> | null {
  const { gptPrompt = own.gptPrompt, background = own.background, features = own.features } = request;
  const isSameList = features.join('\n') === own.features.join('\n');
  const stated: Partial<PublishedAbout> = {
    ...(gptPrompt !== own.gptPrompt && { gptPrompt }),
    ...(background !== own.background && { background }),
    ...(!isSameList && { features }),
  };
  return Object.keys(stated).length > 0 ? stated : null;
}
