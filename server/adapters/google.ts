import * as client from 'openid-client';

/** The user's profile from the provider's identity token and user-info endpoint. */
export type GoogleProfile = {
  googleId: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  photo: string | null;
};

/** The values of one sign-in attempt, stored by the browser until the provider sends the user back. */
export type SignInAttempt = { state: string; nonce: string; codeVerifier: string };

export type Google = {
  /** @returns the URL to send the browser to, and the attempt that `finish` checks */
  begin(): Promise<{ url: string; attempt: SignInAttempt }>;
  /** @throws when the person cancelled, or when state, nonce, code or token are wrong */
  finish(callbackUrl: URL, attempt: SignInAttempt): Promise<GoogleProfile>;
};

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string; redirectUri: string };

const TIMEOUT_SECONDS = 10;

/** OpenID Connect: authorization code with PKCE, state and nonce. */
export function createGoogle({ issuer, clientId, clientSecret, redirectUri }: GoogleSettings): Google {
  let configuration: Promise<client.Configuration> | undefined;

  // Runs at the first use, and again after a failure: the site can start while the provider is unreachable.
  async function discover() {
    const server = new URL(issuer);
    // Only a provider on this machine, as in tests, may do without TLS.
    const isLocal = server.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(server.hostname);
    configuration ??= client.discovery(server, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only so that nobody uses it unawares
      execute: isLocal ? [client.allowInsecureRequests] : [],
    });
    try {
      return await configuration;
    } catch (error) {
      configuration = undefined;
      throw error;
    }
  }

  return {
    async begin() {
      const attempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, attempt };
    },

    async finish(callbackUrl, { state, nonce, codeVerifier }) {
      const settings = await discover();
      const tokens = await client.authorizationCodeGrant(settings, callbackUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const identity = tokens.claims();
      if (!identity) throw new Error('The provider sent no identity');
      // Some providers keep the profile out of the identity token.
      const claims: Record<string, unknown> = {
        ...(await client.fetchUserInfo(settings, tokens.access_token, identity.sub)),
        ...identity,
      };
      const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
      return {
        googleId: identity.sub,
        email: text('email').trim().toLowerCase(),
        emailVerified: claims.email_verified === true,
        firstName: text('given_name') || text('name'),
        lastName: text('family_name'),
        photo: text('picture') || null,
      };
    },
  };
}
