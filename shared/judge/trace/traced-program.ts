/** A program that writes its own trace. */
export type TracedProgram = {
  source: string;
  /** What runs before the program's driver; '' where it is part of the source. */
  prelude: string;
};

/** A program that cannot be traced; the message says why, as a sentence. */
export class NotTraceable extends Error {}
