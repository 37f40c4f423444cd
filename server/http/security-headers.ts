import helmet from 'helmet';
import type { RequestHandler } from 'express';

/**
 * @param scriptHashes CSP sources of the page's inline scripts, such as 'sha256-…'
 * @param isHttps whether visitors come over https, so that browsers may be told to stay there
 */
export function securityHeaders({
  scriptHashes,
  isHttps,
}: {
  scriptHashes: string[];
  isHttps: boolean;
}): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        // Toasts bring their styles as an element.
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Administrators may name a picture on any site.
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        frameSrc: ['https://www.youtube-nocookie.com'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? undefined : false,
    // An embedded player wants to know the site that shows it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
