import { apiDocsCalls } from '@whittle/contract/api-docs/calls';
import { callsByTopic } from '@whittle/contract/calls';
import type { Config } from '../../config/config.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { type OpenApiDocument, openApiDocument } from './open-api.ts';

const cached = { 'cache-control': 'public, max-age=300' };

/** What this server's calls are, for programs and for people. Made when somebody first asks: it takes most of a second. */
export function apiDocsRoutes({ config }: { config: Pick<Config, 'publicUrl'> }) {
  const { routes, on } = serveCalls();
  let made: { document: OpenApiDocument; page: string } | null = null;
  const docs = () => {
    const document = made?.document ?? openApiDocument(callsByTopic, config.publicUrl);
    return (made ??= { document, page: docsPage(document) });
  };

  on(apiDocsCalls.document, (_, c) => {
    c.header('cache-control', cached['cache-control']);
    return docs().document;
  });
  on(apiDocsCalls.page, (_, c) => c.html(docs().page, 200, { ...cached, 'content-security-policy': docsPolicy }));
  return routes;
}
