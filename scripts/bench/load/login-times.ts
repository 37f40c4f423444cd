import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Figure, median, times } from '#scripts/bench/figure.ts';
import type { Running } from './processes.ts';

const PAIRS = 20;
const WARM_UP = 2;
const MAX_RATIO = 1.5;
/** Ten wrong attempts lock an account; a correct one resets the count. */
const WRONG_TRIES = 8;

const PASSWORD = 'of the learner who is measured';
const EMAIL = 'learner@example.org';

/** Compares the time of a login to an unknown account with that of a wrong password for a known one. */
export async function measureLogins(site: Running, dataDir: string): Promise<Figure[]> {
  await signUp(site.url, dataDir);
  const knownTimes: number[] = [];
  const unknown: number[] = [];
  for (let pair = -WARM_UP; pair < PAIRS; pair++) {
    if ((pair + WARM_UP) % WRONG_TRIES === 0)
      await post(`${site.url}/user/login`, { email: EMAIL, password: PASSWORD });
    const ofKnown = () => millisecondsOfRefusal(site.url, EMAIL);
    const ofUnknown = () => millisecondsOfRefusal(site.url, `nobody-${pair}@example.org`);
    // Alternates which goes first, so that a machine that gets slower or faster favours neither.
    const first = pair % 2 === 0 ? await ofKnown() : undefined;
    const second = await ofUnknown();
    const third = first ?? (await ofKnown());
    if (pair < 0) continue;
    knownTimes.push(third);
    unknown.push(second);
  }
  const ratio = median(unknown) / median(knownTimes);
  return [
    {
      name: `login of an unknown account, median of ${PAIRS}`,
      value: `${times(ratio)}  (${median(unknown).toFixed(0)} ms)`,
      reference: `wrong password of a known one: ${median(knownTimes).toFixed(0)} ms`,
      target: `within ${MAX_RATIO} x`,
      isMet: ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO,
    },
  ];
}

async function millisecondsOfRefusal(url: string, email: string): Promise<number> {
  const startedAt = performance.now();
  await post(`${url}/user/login`, { email, password: `${PASSWORD}, but wrong` }, 401);
  return performance.now() - startedAt;
}

/** Creates a verified account, whose code is read from the outbox. */
async function signUp(url: string, dataDir: string) {
  const body = { firstName: 'Ada', email: EMAIL, phone: '9876543210', password: PASSWORD, confirmPassword: PASSWORD };
  const { userId } = (await (await post(`${url}/user/signup`, body, 201)).json()) as { userId: string };
  const outbox = join(dataDir, 'outbox');
  const mail = readdirSync(outbox).find((file) => file.endsWith(`-${EMAIL}.eml`)) ?? '';
  const otp = /^\d{6}(?=\r?$)/m.exec(readFileSync(join(outbox, mail), 'utf8'))?.[0];
  await post(`${url}/user/verify-otp`, { userId, otp });
}

async function post(url: string, body: object, expected = 200): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== expected) throw new Error(`${url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}
