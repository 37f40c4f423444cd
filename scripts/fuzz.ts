/**
 * `npm run fuzz`: sends 20,000 generated calls to both APIs of a separate site; `npm run fuzz -- --seed 7 --calls 500`
 * sets the seed and the number. Prints the number of responses by status and the findings; exits with 1 on a finding.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
    calls: { type: 'string', default: '20000' },
  },
});

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'api', 'server/testing/fuzz.api.test.ts'];
const run = spawn(process.execPath, vitest, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SEED: values.seed, FUZZ_CALLS: values.calls },
});
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
