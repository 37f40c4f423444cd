import { z } from 'zod';

/** A problem that somebody has solved on Codeforces, and when they first did, in epoch milliseconds. */
export type SolvedThere = { name: string; solvedAt: number };

export type Codeforces = {
  /**
   * @returns the problems that a handle has solved, the latest submissions first; null when there is no such handle
   * @throws when it does not answer in time, or not as its API documents
   */
  solvedBy(handle: string): Promise<SolvedThere[] | null>;
};

type CodeforcesSettings = { baseUrl?: string; timeoutMs?: number };

/** The maximum number of submissions that are requested. */
const MAX_SUBMISSIONS = 10_000;
/** A submission is described in about 600 bytes. */
const MAX_BYTES = 20_000_000;

const answerSchema = z.object({
  result: z.array(
    z.object({
      creationTimeSeconds: z.int().min(0),
      verdict: z.string().optional(),
      problem: z.object({ name: z.string() }),
    }),
  ),
});

/** A client of the public API, which needs no key: https://codeforces.com/apiHelp. */
export function createCodeforces({
  baseUrl = 'https://codeforces.com',
  timeoutMs = 20_000,
}: CodeforcesSettings = {}): Codeforces {
  return {
    async solvedBy(handle) {
      const query = new URLSearchParams({ handle, from: '1', count: String(MAX_SUBMISSIONS) });
      const response = await fetch(`${baseUrl}/api/user.status?${query.toString()}`, {
        headers: { Accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        // Redirects are not followed, so that nothing else is requested.
        redirect: 'error',
      });
      // Its answer to an unknown handle; no other faulty request is made here.
      if (response.status === 400) {
        await response.body?.cancel();
        return null;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`Codeforces refused with ${response.status}`);
      }
      return firstSolved(answerSchema.parse(JSON.parse(await boundedText(response))));
    },
  };
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Error(`Codeforces answered more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function firstSolved({ result }: z.output<typeof answerSchema>): SolvedThere[] {
  const solved = new Map<string, number>();
  for (const { verdict, problem, creationTimeSeconds } of result) {
    if (verdict !== 'OK') continue;
    const at = creationTimeSeconds * 1000;
    solved.set(problem.name, Math.min(at, solved.get(problem.name) ?? at));
  }
  return [...solved].map(([name, solvedAt]) => ({ name, solvedAt }));
}
