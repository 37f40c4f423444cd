import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { median } from '#scripts/bench/figure.ts';
import { load, residentMemory, type Running, startProgram } from './processes.ts';

const ROUNDS = 5;
const SECONDS = 2;

export const ENCODINGS = ['identity', 'br'] as const;

type Target = {
  path: string;
  /** A query string in which `{n}` becomes a different number in each request. */
  search?: string;
  encoding: (typeof ENCODINGS)[number];
};

/** Rates in requests per second; `ratio` is the median of all rounds, `memory` is the bare server's, in bytes. */
export type Against = { ratio: number; rate: number; bareRate: number; size: number; requests: number; memory: number };

/**
 * Measures the rate of a URL of the site against a bare Express route that sends the same bytes with the same headers.
 */
export async function rateAgainstBare(
  site: Running,
  scratch: string,
  { path, search = '', encoding }: Target,
): Promise<Against> {
  const headers: Record<string, string> = encoding === 'identity' ? {} : { 'Accept-Encoding': encoding };
  const answer = await rawGet(site.url + path + search, headers);
  const file = join(scratch, `answer.${encoding}`);
  writeFileSync(file, answer.body);
  const [route = ''] = path.split('?');
  const bare = await startProgram(['scripts/bench/load/bare-express.ts', route, file, JSON.stringify(answer.headers)], {
    NODE_ENV: 'production',
  });
  let requests = 0;
  try {
    const rateOf = async ({ url }: Running) => {
      const { requests: answered, seconds } = await load(url + path + search, { seconds: SECONDS, headers });
      if (url === site.url) requests += answered;
      return answered / seconds;
    };
    await rateOf(site);
    await rateOf(bare);
    const rounds: { site: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Alternates which goes first, so that a machine that gets slower or faster favours neither.
      const first = round % 2 === 0 ? await rateOf(site) : undefined;
      const ofBare = await rateOf(bare);
      rounds.push({ site: first ?? (await rateOf(site)), bare: ofBare });
    }
    return {
      ratio: median(rounds.map((round) => round.site / round.bare)),
      rate: median(rounds.map((round) => round.site)),
      bareRate: median(rounds.map((round) => round.bare)),
      size: answer.body.length,
      requests,
      memory: residentMemory(bare.pid),
    };
  } finally {
    await bare.stop();
  }
}

const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Requests a response as it is sent, without decompression. */
export function rawGet(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((done, failed) => {
    const request = get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', failed);
      response.on('end', () => {
        const copied = Object.entries(response.headers).filter(([name]) => !NOT_COPIED.has(name));
        const texts = copied.map(([name, value]) => [name, String(value)]);
        done({ headers: Object.fromEntries(texts) as Record<string, string>, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', failed);
  });
}
