/** The tools that run programs in a browser, in the order in which the server prepares them. */
export const TOOL_NAMES = ['sql', 'python', 'clang'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The names of the sandbox's worker scripts. The frame that runs them has no network. */
export type ScriptName =
  | 'judge'
  | 'javascript'
  | 'typescript'
  | 'python'
  | 'clang'
  | 'wasm'
  | 'sql'
  | 'lodash'
  | 'queues';

/** How a page runs the programs of a language. */
export type InPage = {
  /** The tool that has to be loaded first; null if the browser itself is enough. */
  tool: ToolName | null;
  /** The worker that translates programs before they run; null if they run as they are written. */
  compiler: 'clang' | 'typescript' | null;
  worker: ScriptName;
  /** Whether a worker is reused for the next program, as its interpreter takes long to load. */
  isReused: boolean;
};

/** How messages of the compiler or interpreter refer to lines of the learner's program. */
export type ErrorLines = {
  /** The first group is the line; the second is the message, if it is beside the line. */
  pattern: RegExp;
  /** Where the message is: beside the line, or in the first or last line of the output. */
  message: 'beside' | 'first line' | 'last line';
  /** Whether only the last match is the place of the error, as in a traceback. */
  isLastOnly?: true;
};

/** The facts about a language that the rest of the code uses: an entry of LANGUAGES. */
export type LanguageFacts = {
  name: string;
  /** The file extension. */
  ending: string;
  /** Null if there is no compiler or interpreter that a page could load. */
  inPage: InPage | null;
  /** How many times longer than JavaScript it takes for the same steps. */
  slowness: number;
  /** Null if its messages do not refer to lines. */
  errors: ErrorLines | null;
};
