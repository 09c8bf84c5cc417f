/**
 * Uploads have addresses without a host, so that they hold on every host of their app. An app that runs elsewhere needs
 * the server's host in front of them, and gives it away again in what it stores. Both work on JSON text: there an address
 * follows a quotation mark, also within markup.
 */
export const withServer = (json: string, serverUrl: string | undefined): string =>
  serverUrl ? json.replaceAll('"/files/', `"${serverUrl}/files/`) : json;

export const withoutServer = (json: string, serverUrl: string | undefined): string =>
  serverUrl ? json.replaceAll(`"${serverUrl}/files/`, '"/files/') : json;
