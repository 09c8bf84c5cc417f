import { expect, test } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { allowedBy, embeddingOf, refusedSite } from './embedding.ts';

test('[WALL-14] what the server keeps is shown as a choice, and goes back as it was', () => {
  for (const kept of [[], ['*'], ['https://a.example', 'https://*.example.com']])
    expect(allowedBy(embeddingOf(kept))).toEqual(kept);
});

test('[WALL-14] the address that the server refused is named', () => {
  const sites = { who: 'sites', sites: 'https://a.example\n\nexample' } as const;
  const refused = (field: string) =>
    new ApiError(400, { code: 'validation', message: 'No.', fields: { [field]: 'No.' } });
  for (const field of ['embedders.1', 'access.embedders.1'])
    expect(refusedSite(refused(field), sites)).toContain('“example”');
  expect(refusedSite(refused('supportEmail'), sites)).toBeUndefined();
});
