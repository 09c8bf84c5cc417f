export type Refusal = {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  extra_data?: Record<string, unknown>;
};

/** A refusal of the server: its sentence, and what is wrong by field. */
export class RefusedError extends Error {
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly details: Record<string, unknown>;
  constructor({ code = '', message = '', fields = {}, extra_data: details = {} }: Refusal) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** By what a visitor's browser finds its own things again: 32 hex digits that only it knows. */
export function visitorKey(): string {
  const name = 'whittle-visitor';
  try {
    const known = localStorage.getItem(name);
    if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
    const made = hex(16);
    localStorage.setItem(name, made);
    return made;
  } catch {
    return hex(16);
  }
}

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id of the same form as the server's: the time, then chance. */
export const newPageId = () => Date.now().toString(16).padStart(12, '0') + hex(6);

export const refusalOf = async (answer: Response): Promise<RefusedError> =>
  new RefusedError((await answer.json().catch(() => ({}))) as Refusal);

/** The events of a stream. One that breaks throws. */
export async function* readEvents<Event>(answer: Response): AsyncGenerator<Event> {
  if (!answer.ok) throw await refusalOf(answer);
  let rest = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
    const frames = (rest + chunk).split('\n\n');
    rest = frames.pop()!;
    for (const frame of frames) {
      const data = /^data: (.*)$/m.exec(frame)?.[1];
      if (data !== undefined) yield JSON.parse(data) as Event;
    }
  }
}
