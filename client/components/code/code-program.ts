/** `language` is undefined if unknown, `output` is the output of the program, `note` is shown below it. */
export type CodeProgram = { source: string; language?: string | undefined; output?: string; note?: string };
