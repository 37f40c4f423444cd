import { expect, test } from 'vitest';
import { fuzz } from './fuzz/fuzz.ts';
import { startTestApp } from './test-app.ts';

const calls = Number(process.env.FUZZ_CALLS ?? 1000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123);

const app = await startTestApp({ trustProxy: 1 });

test(
  'generated calls are answered or refused as described, and refused ones write nothing',
  { timeout: 3_600_000 },
  async () => {
    const { findings, ...counts } = await fuzz(app, { seed, calls });
    if (process.env.FUZZ_CALLS !== undefined) console.log(`seed ${seed}, ${JSON.stringify(counts)}`);
    expect(findings.join('\n\n')).toBe('');
    expect(counts.calls).toBe(calls);
  },
);
