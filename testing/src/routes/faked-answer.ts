import type { Call } from '@whittle/contract/call';
import { allCalls } from '@whittle/contract/calls';
import { readinessSchema } from '@whittle/contract/readiness';
import { unlikeContract } from './unlike-contract.ts';

/** Calls that no contract has: the ones that tests of the calls themselves make up, and the server's own health. */
const outsideContract = /^\/(?:api\/x|readyz)$/;

const routes = allCalls.map((call) => ({ call, pattern: patternOf(call.path) }));

function patternOf(path: string): RegExp {
  const written = path.replaceAll(/:\w+(\{\.\+\})?/g, (_, takesRest?: string) => (takesRest ? '.+' : '[^/]+'));
  return new RegExp(`^${written}$`);
}

/** The call of the contract that a request makes; null for what no contract has. Throws for what no server answers. */
export function callOf(method: string, address: string): Call | null {
  const [path = ''] = address.split('?');
  if (outsideContract.test(path)) return null;
  const found = routes.filter(({ call, pattern }) => call.method === method && pattern.test(path));
  // `/versions/latest` is its own call beside `/versions/:versionId`.
  const exact = found.find(({ call }) => call.path === path) ?? found[0];
  if (!exact) throw new Error(`the contract has no ${method} ${path}`);
  return exact.call;
}

/** Throws for what `/readyz` never answers: another status than its reason has, or another reason. */
export function requireReadiness(status: number, text: string): void {
  const { status: reason } = readinessSchema.strict().parse(JSON.parse(text));
  if (status !== (reason === 'ready' ? 200 : 503)) throw new Error(`/readyz never answers ${status} ${reason}`);
}

/** Throws for a success that the server never answers: another status, or a body that the call's schema does not have. */
export function requireContract(call: Call, status: number, text: string): void {
  const named = `${call.method} ${call.path}`;
  if (status !== call.status) throw new Error(`${named} answers ${call.status}, never ${status}`);
  const unlike = unlikeContract(call, { status, text });
  if (unlike !== null) throw new Error(`${named} never answers this: ${unlike}`);
}
