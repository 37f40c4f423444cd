import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/**
 * The headers that every answer has. They are the same for all, so helmet writes them once.
 * @param scriptHashes CSP sources of the page's inline scripts, such as 'sha256-…'
 * @param isHttps whether visitors come over https, so that browsers may be told to stay there
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
        // Toasts bring their styles as an element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Administrators may name a picture on any site.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        // Itself: the frame where programs run, of an origin of its own (server/site/sandbox.ts).
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
    // An embedded player wants to know the site that shows it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const headers = new Map<string, string>();
  const answer = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  // Of the request it reads nothing, of the answer only these two.
  write({} as IncomingMessage, answer as unknown as ServerResponse, (failure) => {
    if (failure instanceof Error) throw failure;
  });
  return Object.fromEntries(headers);
}
