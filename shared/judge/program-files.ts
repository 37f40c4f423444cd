/** Files by name. `main` is the one that is compiled or run; `prelude` comes before it in compilation. */
export type Files = { main: string; files: Record<string, string>; prelude?: string };
