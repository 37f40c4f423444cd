import { join } from 'node:path';
import { href } from '#shared/paths.ts';
import { type Figure, times } from '#scripts/bench/figure.ts';
import { EMAIL, PASSWORD, signUp } from './login-times.ts';
import { load, type Running, startSite } from './processes.ts';

const LOGINS = 200;
const SECONDS = 10;
/** Of those who read meanwhile. */
const READERS = 8;
const MOST_RATIO = 4;
const LONGEST_MS = 5000;

const WATCHED = href('sheet');
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What readers of a cached page and those who log in wait for, while 200 log in at once, each from another address. */
export async function measureLoginStorm(scratch: string): Promise<Figure[]> {
  const dataDir = join(scratch, 'login-storm');
  const site = await startSite(dataDir, { TRUST_PROXY: '1' });
  try {
    await signUp(site.url, dataDir);
    await read(site);
    const quiet = await read(site);
    const [stormy, logins] = await Promise.all([
      read(site),
      load(`${site.url}/user/login`, {
        ...{ seconds: SECONDS, connections: LOGINS, headers: JSON_TYPE, accepted: [503] },
        body: { email: EMAIL, password: PASSWORD },
      }),
    ]);
    const ratio = stormy.p99 / quiet.p99;
    const { 200: succeeded = 0, 503: refused = 0 } = logins.statuses;
    return [
      {
        name: `p99 of ${WATCHED} for ${READERS} readers while ${LOGINS} log in at once for ${SECONDS} s`,
        value: `${stormy.p99} ms  (${times(ratio)})`,
        reference: `nobody logs in: ${quiet.p99} ms`,
        target: `at most ${MOST_RATIO} x`,
        isMet: ratio <= MOST_RATIO,
      },
      {
        name: 'longest answer to one of the logins',
        value: `${(logins.longest / 1000).toFixed(1)} s`,
        reference: `${succeeded} succeeded, ${refused} were told to come back`,
        target: `at most ${LONGEST_MS / 1000} s`,
        isMet: logins.longest <= LONGEST_MS && succeeded > 0,
      },
    ];
  } finally {
    await site.stop();
  }
}

const read = ({ url }: Running) =>
  load(url, { seconds: SECONDS, paths: [WATCHED], connections: READERS, headers: { 'Accept-Encoding': 'br' } });
