import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGoogle, type Google } from '#server/adapters/google.ts';
import { googleRedirectUri } from '#server/accounts/web.ts';

const CLIENT = { clientId: 'gearup-tests', clientSecret: 'the secret of the tests, which nobody else knows' };

/** The provider's claims about an account; the account's name is the claim `sub`. */
export type Claims = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  picture?: string;
};

export type OpenIdProvider = {
  issuer: string;
  accounts: Map<string, Claims>;
  /** Cuts every connection, as if the provider were down. */
  isAway: boolean;
  /** The sign-in of the app at this URL, to which the provider then redirects. */
  serve(siteUrl: string): Google;
  close(): Promise<void>;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The package has no types; this is the part that is used. */
type OidcProvider = new (issuer: string, configuration: object) => { callback(): Handler };

/** A certified OpenID provider on loopback, with its own pages to sign in, consent and cancel. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const Provider = await loadProvider();
  const accounts = new Map<string, Claims>();
  let handle: Handler | undefined;
  const server = createServer((request, response) => {
    if (handle && !provider.isAway) handle(request, response);
    else request.socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port, not on a pipe

  const provider: OpenIdProvider = {
    issuer,
    accounts,
    isAway: false,
    serve(siteUrl) {
      const redirectUri = googleRedirectUri(siteUrl);
      const configuration = {
        clients: [{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] }],
        claims: {
          openid: ['sub'],
          email: ['email', 'email_verified'],
          profile: ['name', 'given_name', 'family_name', 'picture'],
        },
        cookies: { keys: ['a key of the tests'] },
        pkce: { required: () => true },
        ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
        findAccount: (_context: unknown, sub: string) => ({
          accountId: sub,
          claims: () => ({ sub, ...accounts.get(sub) }),
        }),
      };
      handle = quietly(() => new Provider(issuer, configuration)).callback();
      return createGoogle({ issuer, ...CLIENT, redirectUri });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return provider;
}

async function loadProvider(): Promise<OidcProvider> {
  // Not a literal, for which the compiler would require types.
  const name = 'oidc-provider';
  const { default: Provider } = (await import(name)) as { default: OidcProvider };
  return Provider;
}

/** Silences the warnings that its pages, keys and memory are for development only, as intended here. */
function quietly<T>(make: () => T): T {
  const { warn } = console;
  console.warn = () => {};
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}
