import type { HeldAction } from '@whittle/contract/preview-guard';

/** What a call of an app would do; `single` changes one record, of which a few may be changed at any time. */
export type CallAct = { act: HeldAction; name: string; single?: true };

/**
 * What waits until a person has used the app in its preview, by method and path of the call (docs/decisions/049). Null for
 * everything else: reading, creating records, uploading, asking the model.
 */
export function heldAction(method: string, pathname: string): CallAct | null {
  const records = /\/entities\/([^/]+)(?:\/([^/]+))?$/.exec(pathname);
  if (records) return recordAct(method, decoded(records[1]!), records[2]);
  if (method === 'DELETE') return pathname.startsWith('/api/uploads/') ? { act: 'delete', name: 'File' } : null;
  if (method !== 'POST') return null;
  if (pathname.endsWith('/users/invite-user')) return { act: 'people', name: 'User' };
  if (/\/Core\/SendEmail$/i.test(pathname)) return { act: 'send', name: 'SendEmail' };
  const operation =
    /\/integrations\/(?:custom|installable)\/(.+)$/.exec(pathname) ??
    /\/integration-endpoints\/installable\/(.+)$/.exec(pathname);
  return operation ? { act: 'send', name: decoded(operation[1]!.split('/').at(-1)!) } : null;
}

function recordAct(method: string, name: string, id: string | undefined): CallAct | null {
  if (name === 'User') return method === 'GET' || id === 'me' ? null : { act: 'people', name };
  if (method === 'DELETE') return { act: 'delete', name };
  if (method === 'PATCH' || (id === 'bulk' && method === 'PUT') || (id === 'upsert' && method === 'POST'))
    return { act: 'change', name };
  return method === 'PUT' && id !== undefined ? { act: 'change', name, single: true } : null;
}

/** Names are shown to people; what cannot be one is not. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
      .replace(/[^\w -]/g, '')
      .slice(0, 60);
  } catch {
    return '';
  }
}
