import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * The headers that every response has. They are the same for all, so helmet writes them once.
 * @param scriptHashes CSP sources of the page's inline scripts, such as 'sha256-…'
 * @param isHttps whether visitors use https, so that Strict-Transport-Security may be sent
 */
export function securityHeaders({
  scriptHashes,
  isHttps,
}: {
  scriptHashes: string[];
  isHttps: boolean;
}): Record<string, string> {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Toasts insert their styles as an element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Administrators may name a picture on any site.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        // 'self' is for the frame where programs run, which has an opaque origin (server/site/sandbox.ts).
        frameSrc: ["'self'", 'https://www.youtube-nocookie.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? undefined : false,
    // An embedded player needs to know the site that shows it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  // helmet reads nothing from the request, and uses only these two methods of the response.
  write({} as IncomingMessage, answer as unknown as ServerResponse, (failure) => {
    if (failure instanceof Error) throw failure;
  });
  return Object.fromEntries(headers);
}
