import { execFileSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Prints the niceness of the main thread and of all threads of the pool, including those of a hash that is running. */
const PROGRAM = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { stat } from 'node:fs/promises';
  import argon2 from 'argon2';
  import { lowerPoolPriority } from '${join(import.meta.dirname, 'pool-priority.ts')}';
  await stat('/');
  lowerPoolPriority();
  const hashing = argon2.hash('a password');
  const niceOf = (file) => readFileSync(file, 'utf8').split(') ').at(-1).split(' ')[16];
  const threads = readdirSync('/proc/self/task').map((thread) => '/proc/self/task/' + thread);
  const pool = threads.filter((thread) => readFileSync(thread + '/comm', 'utf8').startsWith('libuv-worker'));
  console.log(niceOf('/proc/self/stat'), ...new Set(pool.map((thread) => niceOf(thread + '/stat'))));
  await hashing;
`;

// In a separate process, as a lowered priority cannot be raised again.
test.runIf(process.platform === 'linux')(
  'the event loop goes before the threads of the pool, and what they begin',
  () => {
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
    });
    expect(output.trim()).toBe(`${getPriority()} 10`);
  },
);
