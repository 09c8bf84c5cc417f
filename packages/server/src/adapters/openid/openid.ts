/** What a provider vouches for. `issuer` and `subject` together name the person for ever; an email can change hands. */
export type OpenIdProfile = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
};

/** What one attempt has to remember between leaving for the provider and coming back. */
export type OpenIdAttempt = { state: string; nonce: string; codeVerifier: string };

/** Signing in at a provider that speaks OpenID Connect, with the code flow, PKCE, state and nonce. */
export interface OpenId {
  /** The address that the browser goes to. Throws `OpenIdError`. */
  begin(input: { redirectUri: string }): Promise<{ url: string } & OpenIdAttempt>;
  /** Who came back; `callbackUrl` is the address that the provider led to. Throws `OpenIdError`. */
  finish(input: { callbackUrl: string; redirectUri: string } & OpenIdAttempt): Promise<OpenIdProfile>;
}

/**
 * `denied`: the person said no at the provider. `unreachable`: the provider does not answer. `refused`: its answer does
 * not hold, such as a wrong state or nonce, a code that was used, or a configuration that it does not know.
 */
export type OpenIdProblem = 'denied' | 'unreachable' | 'refused';

export class OpenIdError extends Error {
  override readonly name = 'OpenIdError';
  readonly problem: OpenIdProblem;

  constructor(problem: OpenIdProblem, cause?: unknown) {
    super(`signing in at the provider: ${problem}`, { cause });
    this.problem = problem;
  }
}
