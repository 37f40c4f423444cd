import { inspect } from 'node:util';
import { type Env, readEnv } from '#server/env.ts';
import { ForeseenError } from '#shared/foreseen-error.ts';

/**
 * The frame of every command that people run: `.env`, the settings, and one line on standard error for a failure that
 * was foreseen.
 * @param run returns the exit code; without one the process lives on, as the site does
 */
export async function runCommand(run: (env: Env) => Promise<number | undefined>): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // .env is optional
  }
  try {
    const code = await run(readEnv());
    // The schema engine leaves a timer of ten seconds behind, for which nobody should wait.
    if (code !== undefined) process.exit(code);
  } catch (error) {
    const told = error instanceof ForeseenError ? error.message : inspect(error);
    process.stderr.write(`${told}\n`);
    process.exit(1);
  }
}
