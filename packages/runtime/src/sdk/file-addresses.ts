/**
 * The server keeps addresses of uploads without a host, so that they hold on every host of their app. Code expects whole
 * ones, as it got them elsewhere: it parses them, checks them in fields for addresses and passes them on. So they get the
 * server's host on the way in, where they begin a text or stand in markup, and lose it where they are stored. Both work on JSON.
 */
export const withServer = (json: string, server: string): string =>
  json.replace(/(["'(])\/files\//g, `$1${server}/files/`);

export const withoutServer = (json: string, server: string): string => json.replaceAll(`${server}/files/`, '/files/');
