import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createPerHostQueue } from './per-host-queue.ts';
import { lookUpPublic, NotPublicError, requirePublicHost } from './public-address.ts';

/** What the web says of an address. */
export type LinkAnswer = {
  /** Of the last answer; null when there was none. */
  status: number | null;
  /** Why there was none; '' otherwise. */
  failure: string;
  /** Where redirects led; '' without any. */
  movedTo: string;
  /** There is no way out from here: it says nothing of the link. */
  isCutOff: boolean;
};

export type LinkProbe = (address: string, signal: AbortSignal) => Promise<LinkAnswer>;

export type ProbeSettings = {
  userAgent: string;
  /** Between two requests to one host, of which one runs at a time. */
  pauseMs?: number;
  timeoutMs?: number;
  /** The one host, with its port, that need not be public: where a test has its server. */
  privateHost?: string;
};

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Asks for the head alone, and for the page where a host refuses that; of a page nothing but the beginning is read. */
export function createLinkProbe(settings: ProbeSettings): LinkProbe {
  const { userAgent, pauseMs = 2000, timeoutMs = 15_000, privateHost } = settings;
  const inTurn = createPerHostQueue(pauseMs);

  function ask(method: 'HEAD' | 'GET', url: URL, signal: AbortSignal): Promise<{ status: number; location?: string }> {
    const isGuarded = url.host !== privateHost;
    if (isGuarded) requirePublicHost(url.hostname);
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location?: string }>();
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    // Put together by hand: a name and password in an address are not sent on.
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

  /** One address, without where it redirects to. Whatever a head is answered with but a yes is asked once more. */
  async function askFor(url: URL, signal: AbortSignal) {
    const head = await inTurn(url.host, signal, () => ask('HEAD', url, signal));
    const isRefused = head.status >= 400 && head.status !== 429;
    return isRefused ? inTurn(url.host, signal, () => ask('GET', url, signal)) : head;
  }

  return async (address, signal) => {
    let url = URL.parse(address);
    let movedTo = '';
    try {
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
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
  // The signal of the caller has been looked at: what aborts otherwise is the time-out.
  if (codeOf(error) === 'ABORT_ERR') return 'no answer in time';
  if (codeOf(error) === 'ENOTFOUND') return 'there is no such host';
  return error instanceof Error ? error.message || String(codeOf(error)) : String(error);
}

const isCutOff = (error: unknown) => ['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN'].includes(codeOf(error) ?? '');

const codeOf = (error: unknown) => (error as { code?: string }).code; // of Node
