/** A refused or failed call. `fields` names what is wrong with the data by path; `data` is the whole answer. */
export class ApiError extends Error {
  override readonly name = 'Base44Error';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly data: unknown;

  constructor(message: string, status: number, data: unknown) {
    super(message);
    const body = (typeof data === 'object' && data !== null ? data : {}) as {
      code?: string;
      fields?: Record<string, string>;
    };
    this.status = status;
    this.code = body.code ?? '';
    this.fields = body.fields ?? {};
    this.data = data;
  }
}
