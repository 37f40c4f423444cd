/** What a program printed, and what went wrong where something did. */
export type Run = { output: string; fault: string | null };

/** What a program reads, and its limits where they are not the usual ones. */
export type Task = {
  input?: string;
  /** Of computing, where the system can tell; a machine that is busy with other things then makes no program too slow. */
  seconds?: number;
  maxOutput?: number;
  /** On the command line of what was compiled. */
  args?: string[];
};

/** What compiles and runs the programs of one language on this machine. */
export type Toolchain = {
  /** Tools, versions and flags: a program that passed with another one is run again. */
  identity: string;
  /** Runs one program at a time, in one process. */
  isSerial?: true;
  /** @param folder an empty one, for this program alone */
  run(source: string, folder: string, task?: Task): Promise<Run>;
  /** Compiles a program that is then started there as often as wanted; says what is wrong with it, null if nothing is. */
  compile?(source: string, folder: string): Promise<string | null>;
  start?(folder: string, task?: Task): Promise<Run>;
  /** Runs a program on one input after the other, with one start where that works, and gives what it prints as far as all goes well. */
  runMany?(source: string, folder: string, inputs: string[], task?: Task): Promise<string[]>;
  startMany?(folder: string, inputs: string[], task?: Task): Promise<string[]>;
  /** Ends what stays open between programs. */
  close?(): Promise<void>;
};
