/** A program that writes its own trace. */
export type TracedProgram = {
  source: string;
  /** The code that runs before the program's driver; '' if it is part of the source. */
  prelude: string;
};

/** Thrown if a program cannot be traced; the message says why, as a sentence. */
export class NotTraceable extends Error {}
