/** `language` is undefined where nobody says which it is, `output` what the program prints, `note` is said below it. */
export type CodeProgram = { source: string; language?: string | undefined; output?: string; note?: string };
