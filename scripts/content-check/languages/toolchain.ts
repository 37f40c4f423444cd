/** What kept a program from answering; null when it failed by itself, or did not fail. */
export type Cause = 'compilation' | 'time' | 'output' | 'memory' | null;

/** What a program printed, and what went wrong, or null. */
export type Run = { output: string; fault: string | null; cause: Cause };

export const notCompiled = (fault: string): Run => ({ output: '', fault, cause: 'compilation' });

/** What a program printed on several inputs, up to the first failing one, and whether that one took too long. */
export type Runs = { outputs: string[]; isOutOfTime: boolean };

/** The input of a program, and limits that differ from the defaults. */
export type Task = {
  input?: string;
  /** CPU time if the system can measure it, so that no program becomes too slow on a busy machine. */
  seconds?: number;
  maxOutput?: number;
  /** Command-line arguments of the program. */
  args?: string[];
};

/** Compiles and runs the programs of one language on this machine. */
export type Toolchain = {
  /** Tools, versions and flags: a program that passed with another identity is run again. */
  identity: string;
  /** If set, it runs one program at a time, in one process. */
  isSerial?: true;
  /** @param folder an empty folder for this program only */
  run(source: string, folder: string, task?: Task): Promise<Run>;
  /** Compiles a program, which can then be started any number of times. @returns the compile error, or null */
  compile?(source: string, folder: string): Promise<string | null>;
  start?(folder: string, task?: Task): Promise<Run>;
  /** Runs a program on each input in turn, in one process where possible. */
  runMany?(source: string, folder: string, inputs: string[], task?: Task): Promise<Runs>;
  startMany?(folder: string, inputs: string[], task?: Task): Promise<Runs>;
  /** Releases what stays open between programs. */
  close?(): Promise<void>;
};
