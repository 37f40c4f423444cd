import { inspect } from 'node:util';
import { type Env, readEnv } from '#server/config/env.ts';
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
    process.stderr.write(`${await toldOf(error)}\n`);
    process.exit(1);
  }
}

/** A disk that is full, or a database that is away, may end any command. */
async function toldOf(error: unknown): Promise<string> {
  if (error instanceof ForeseenError) return error.message;
  const { reasonOf, toAppError } = await import('#server/errors.ts');
  const { code, message } = toAppError(error);
  return code === 'internal' ? inspect(error) : `${message} (${reasonOf(error)})`;
}
