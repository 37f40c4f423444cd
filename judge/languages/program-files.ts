/** Files by name. `main` is the one that is compiled or run; `prelude` is compiled before it. */
export type Files = { main: string; files: Record<string, string>; prelude?: string };
