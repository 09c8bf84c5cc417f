import { type AppSummary, appSummarySchema } from '@whittle/contract/apps';
import { publishResponseSchema } from '@whittle/contract/publishing';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

export type PublishFields = { name: string; description: string; slug: string };

/** Saves the name, then publishes the latest version at its address (PUB-01). */
export function usePublish(app: AppSummary) {
  return useMutation({
    mutationFn: async ({ name, description, slug }: PublishFields) => {
      if (name !== app.name) await call('PATCH', `/api/apps/${app.id}`, appSummarySchema, { body: { name } });
      return call('POST', `/api/apps/${app.id}/publish`, publishResponseSchema, {
        body: { header: name, description, slug },
      });
    },
  });
}
