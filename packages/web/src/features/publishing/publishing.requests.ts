import type { AppSummary } from '@whittle/contract/apps';
import { appCalls } from '@whittle/contract/apps/calls';
import type { PublishRequest } from '@whittle/contract/publishing';
import { publishingCalls } from '@whittle/contract/publishing/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';
import type { SamplesChoice } from './publish-samples.tsx';
import { accessKey } from '../../core/app-access/app-access.requests.ts';

const textsKey = (appId: string) => ['apps', appId, 'publication'] as const;

/** What was written at the last publish. Asked whenever somebody is about to publish: the server gets ready on it. */
export function usePublicationTexts(app: AppSummary) {
  return useQuery({
    queryKey: textsKey(app.id),
    queryFn: ({ signal }) => callServer(publishingCalls.texts, { params: { appId: app.id }, signal }),
  });
}

export type PublishFields = {
  name: string;
  description: string;
  slug: string;
  /** Typed when personal data would be open to everyone; empty until it is asked for. */
  openDataConsent: string;
};
type Publish = PublishFields &
  Pick<PublishRequest, 'access' | 'gptPrompt' | 'background' | 'features'> & { samples: SamplesChoice };

/** Saves the name, then publishes the latest version at its address (PUB-01). */
export function usePublish(app: AppSummary) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, slug, openDataConsent, access, samples, ...about }: Publish) => {
      const params = { appId: app.id };
      if (name !== app.name) await callServer(appCalls.update, { params, body: { name } });
      return callServer(publishingCalls.publish, {
        params,
        body: {
          header: name,
          ...about,
          slug,
          ...(openDataConsent && { openDataConsent }),
          ...(access && { access }),
          ...(samples === 'keep' && { samples }),
        },
      });
    },
    onSuccess: () =>
      Promise.all([textsKey(app.id), accessKey(app.id)].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
