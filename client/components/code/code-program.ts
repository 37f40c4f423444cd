/** `language` is undefined where it is unknown, `output` is what the program prints, `note` is shown below it. */
export type CodeProgram = { source: string; language?: string | undefined; output?: string; note?: string };
