import { type RequestOptions, sendRequest } from '@whittle/testing/request';

/** The builder's own calls, as its screens make them. */
export type Builder = {
  json<T>(path: string, options?: RequestOptions): Promise<T>;
  /** On an app's published host. */
  onHost(host: string, path: string, options?: RequestOptions): Promise<Response>;
};

export async function signUpBuilder(url: string, email: string): Promise<Builder> {
  const { host, port } = new URL(url);
  const send = (path: string, options: RequestOptions) => sendRequest(Number(port), path, { host, ...options });
  const read = async <T>(path: string, options: RequestOptions): Promise<T> => {
    const answer = await send(path, options);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}`);
    return (await answer.json()) as T;
  };
  const json = { email, password: 'correct horse battery' };
  const { token } = await read<{ token: string }>('/api/auth/sign-up', { json });
  return {
    json: (path, options = {}) => read(path, { token, ...options }),
    onHost: (appHost, path, options = {}) => send(path, { ...options, host: appHost }),
  };
}
