import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { href } from '#shared/paths.ts';
import { type Figure, times } from '#scripts/bench/figure.ts';
import { load, type Running, startSite } from './processes.ts';

const LOGINS = 200;
const SECONDS = 10;
/** The number of people who read pages at the same time. */
const READERS = 8;
const MAX_RATIO = 4;
const LONGEST_MS = 5000;

const WATCHED = href('sheet');

/**
 * Measures how long readers of a cached page wait while 200 people log in at once, each to a different account and from
 * a different address, and again after each answer; those who are told when to retry do that.
 */
export async function measureLoginStorm(scratch: string): Promise<Figure[]> {
  const site = await startSite(join(scratch, 'login-storm'), { TRUST_PROXY: '1' });
  try {
    await read(site);
    const quiet = await read(site);
    const [stormy, logins] = await Promise.all([read(site), storm(site)]);
    const ratio = stormy.p99 / quiet.p99;
    const longest = Math.max(...logins.map(({ ms }) => ms));
    const refused = logins.filter(({ status }) => status === 503).length;
    return [
      {
        name: `p99 of ${WATCHED} for ${READERS} readers while ${LOGINS} log in at once for ${SECONDS} s`,
        value: `${stormy.p99.toFixed(1)} ms  (${times(ratio)})`,
        reference: `nobody logs in: ${quiet.p99.toFixed(1)} ms`,
        target: `at most ${MAX_RATIO} x`,
        isMet: ratio <= MAX_RATIO,
      },
      {
        name: 'longest answer to one of the logins',
        value: `${(longest / 1000).toFixed(1)} s`,
        reference: `${logins.length - refused} were looked at, ${refused} told to come back`,
        target: `at most ${LONGEST_MS / 1000} s`,
        isMet: longest <= LONGEST_MS && refused < logins.length,
      },
    ];
  } finally {
    await site.stop();
  }
}

const read = ({ url }: Running) =>
  load(url, { seconds: SECONDS, paths: [WATCHED], connections: READERS, headers: { 'Accept-Encoding': 'br' } });

type Answer = { status: number; ms: number };

async function storm({ url }: Running): Promise<Answer[]> {
  const endsAt = performance.now() + SECONDS * 1000;
  const answers: Answer[] = [];
  const client = async (_: unknown, number: number) => {
    // An account that does not exist takes as long as any other.
    for (let login = 1; performance.now() < endsAt; login++) {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/user/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.0.${login % 256}.${number}` },
        body: JSON.stringify({ email: `learner-${number}-${login}@example.org`, password: 'of nobody' }),
      });
      await answer.text();
      const { status } = answer;
      if (status !== 401 && status !== 503) throw new Error(`A login was answered with ${status}`);
      answers.push({ status, ms: performance.now() - startedAt });
      if (status === 503) await sleep(Number(answer.headers.get('retry-after')) * 1000);
    }
  };
  await Promise.all(Array.from({ length: LOGINS }, client));
  return answers;
}
