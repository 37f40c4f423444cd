import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createPerHostQueue } from './per-host-queue.ts';
import { lookUpPublic, NotPublicError, requirePublicHost } from './public-address.ts';

/** The result of requesting a link. */
export type LinkAnswer = {
  /** The status of the last response; null when there was none. */
  status: number | null;
  /** Why there was no response; '' otherwise. */
  failure: string;
  /** The URL that redirects led to; '' without redirects. */
  movedTo: string;
  /** The server itself has no network access: the result says nothing about the link. */
  isCutOff: boolean;
};

export type LinkProbe = (address: string, signal: AbortSignal) => Promise<LinkAnswer>;

export type ProbeSettings = {
  userAgent: string;
  /** The pause in milliseconds between two requests to one host; requests to a host run one at a time. */
  pauseMs?: number;
  timeoutMs?: number;
  /** The only host, with its port, that may be non-public: the server of a test. */
  privateHost?: string;
};

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Sends HEAD, then GET if the host refuses HEAD. Closes the connection after the headers of the response. */
export function createLinkProbe(settings: ProbeSettings): LinkProbe {
  const { userAgent, pauseMs = 2000, timeoutMs = 15_000, privateHost } = settings;
  const inTurn = createPerHostQueue(pauseMs);

  function ask(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<{ status: number; location?: string }> {
    const isGuarded = url.host !== privateHost;
    if (isGuarded) requirePublicHost(url.hostname);
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string }>();
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    // Built from single parts, so that a user name and password in the URL are not sent.
    const request = send({
      method,
      hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port,
      path: url.pathname + url.search,
      headers: { 'User-Agent': userAgent, Accept: '*/*' },
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      ...(isGuarded && { lookup: lookUpPublic }),
    });
    request.on('response', ({ statusCode = 0, headers }) => {
      resolve({ status: statusCode, location: headers.location });
      request.destroy();
    });
    request.on('error', reject);
    request.end();
    return promise;
  }

  /** Requests one URL without following redirects. GET follows a HEAD with status 400 or above, except 429. */
  async function askFor(url: URL, signal: AbortSignal) {
    const head = await inTurn(url.host, signal, () => ask('HEAD', url, signal));
    const isRefused = head.status >= 400 && head.status !== 429;
    return isRefused ? inTurn(url.host, signal, () => ask('GET', url, signal)) : head;
  }

  return async (address, signal) => {
    let url = URL.parse(address);
    let movedTo = '';
    try {
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        if (!url || !/^https?:$/.test(url.protocol)) throw new NotPublicError('not an address of the web');
        const { status, location } = await askFor(url, signal);
        if (!REDIRECTS.has(status) || location === undefined) return { status, failure: '', movedTo, isCutOff: false };
        url = URL.parse(location, url);
        movedTo = url?.href ?? location;
      }
      return { status: null, failure: 'it redirects without end', movedTo, isCutOff: false };
    } catch (error) {
      signal.throwIfAborted();
      return { status: null, failure: reasonOf(error), movedTo, isCutOff: isCutOff(error) };
    }
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof NotPublicError) return 'not a public address';
  // The caller's signal was checked before, so this abort is the timeout.
  if (codeOf(error) === 'ABORT_ERR') return 'no answer in time';
  if (codeOf(error) === 'ENOTFOUND') return 'there is no such host';
  return error instanceof Error ? error.message || String(codeOf(error)) : String(error);
}

const isCutOff = (error: unknown) => ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(codeOf(error) ?? '');

const codeOf = (error: unknown) => (error as { code?: string }).code; // of Node
