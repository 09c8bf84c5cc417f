import { addressOf, type AnswerOf, type BodyOf, type Call, type ParamsOf, type QueryOf } from '@whittle/contract/call';
import { ApiError } from './api-error.ts';
import { send, type SendOptions } from './http.ts';
import { networkTexts } from './network.texts.ts';

type Values<C extends Call> = (keyof ParamsOf<C['path']> extends never
  ? { params?: undefined }
  : { params: ParamsOf<C['path']> }) &
  (C['bodyKind'] extends 'form'
    ? { body: FormData }
    : undefined extends BodyOf<C>
      ? { body?: undefined }
      : { body: BodyOf<C> | OwnForm<C> }) & { query?: QueryOf<C> };

/** A route that reads its body itself takes a file as a form, too. */
type OwnForm<C extends Call> = C['bodyKind'] extends 'own' ? FormData : never;

type Options<C extends Call> = Values<C> & Omit<SendOptions, 'body'>;
type Args<C extends Call> = object extends Values<C> ? [options?: Options<C>] : [options: Options<C>];

type Answer<C extends Call> = C['answer'] extends 'json' | 'json-text' ? AnswerOf<C> : Response;

/**
 * Makes one call of the contract. Its answer is checked against the call's schema, which costs a few milliseconds where a
 * long conversation is read and less elsewhere (docs/decisions/066); a stream or a file comes as the response itself.
 *
 * Throws `ApiError` for an answer that is an error or not as the contract has it, `NetworkError` when there is none.
 */
export async function callServer<C extends Call>(call: C, ...[options]: Args<C>): Promise<Answer<C>> {
  const { params, query, ...rest } = (options ?? {}) as {
    params?: ParamsOf<C['path']>;
    query?: QueryOf<C>;
  } & SendOptions;
  const response = await send(call.method, addressOf(call, { params, query }), rest);
  if (call.answer !== 'json' && call.answer !== 'json-text') return response as Answer<C>;
  if (!call.response) return undefined as Answer<C>;
  const answer = call.response.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new ApiError(response.status, { code: 'internal', message: networkTexts.unreadable });
  return answer.data as Answer<C>;
}
