import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** CPU seconds since the processes started. */
export type CoreTime = {
  /** CPU seconds of the main threads, which run the site's code. */
  main: number;
  /** CPU seconds of the other threads of the same processes: garbage collection, compilation, compression. */
  threads: number;
  database: number;
};

const TICKS_PER_SECOND = 100;

/** CPU time of a site's processes and of the database in its data folder; null when the system does not report it. */
export function coreTime(pid: number, dataDir: string): CoreTime | null {
  try {
    const [postmaster] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
    const processes = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => statOf(`/proc/${name}/stat`) ?? []);
    const site = processes.filter(
      (candidate) => candidate.name !== 'postgres' && (candidate.pid === pid || candidate.parent === pid),
    );
    const main = sum(site.map((one) => statOf(`/proc/${one.pid}/task/${one.pid}/stat`)?.own ?? 0));
    const server = processes.filter((one) => one.pid === Number(postmaster) || one.parent === Number(postmaster));
    const ended = server.find((one) => one.pid === Number(postmaster))?.ofEnded ?? 0;
    return {
      main,
      threads: sum(site.map(({ own }) => own)) - main,
      database: sum(server.map(({ own }) => own)) + ended,
    };
  } catch {
    return null;
  }
}

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Parses a stat file, see proc_pid_stat(5). Null for a process that has ended in the meantime. */
function statOf(file: string) {
  try {
    const text = readFileSync(file, 'utf8');
    const name = text.slice(text.indexOf('(') + 1, text.lastIndexOf(')'));
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11);
    const seconds = (ticks: number) => ticks / TICKS_PER_SECOND;
    return {
      pid: parseInt(text),
      name,
      parent,
      own: seconds(user + system),
      ofEnded: seconds(userOfEnded + systemOfEnded),
    };
  } catch {
    return null;
  }
}
