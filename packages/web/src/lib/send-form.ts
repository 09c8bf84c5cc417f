/** How much of what is sent is with the server, from 0 to 1. */
export type OnProgress = (part: number) => void;

type Form = {
  body: FormData;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  onProgress: OnProgress;
};

/** Sends a form and tells how far it is, which `fetch` cannot. Rejects when there is no answer. */
export function sendForm(method: string, path: string, { body, headers, signal, onProgress }: Form): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = new XMLHttpRequest();
    outgoing.open(method, path);
    for (const [name, value] of Object.entries(headers)) outgoing.setRequestHeader(name, value);
    outgoing.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    outgoing.addEventListener('load', () =>
      resolve(new Response(outgoing.status === 204 ? null : outgoing.responseText, { status: outgoing.status })),
    );
    for (const end of ['error', 'abort']) outgoing.addEventListener(end, () => reject(new TypeError('no answer')));
    signal?.addEventListener('abort', () => outgoing.abort(), { once: true });
    outgoing.send(body);
  });
}
