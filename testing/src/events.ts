export type ReceivedEvent = { id: string | null; event: string; data: unknown };

/** The server-sent events of an answer as they arrive, their data parsed. Leaving the loop closes the stream. */
export async function* readEvents(response: Response): AsyncGenerator<ReceivedEvent> {
  if (!response.body) return;
  let rest = '';
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
      const valueOf = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
      const data = valueOf('data');
      if (data.length === 0) continue;
      yield {
        id: valueOf('id').at(-1) ?? null,
        event: valueOf('event').at(-1) ?? 'message',
        data: JSON.parse(data.join('\n')),
      };
    }
  }
}
