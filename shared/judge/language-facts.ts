/** What runs programs in a browser besides the browser itself, in the order in which the server makes them ready. */
export const TOOL_NAMES = ['sql', 'python', 'clang'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The scripts of the workers of the sandbox, by name: the frame that runs them has no network. */
export type ScriptName = 'judge' | 'javascript' | 'typescript' | 'python' | 'clang' | 'wasm' | 'sql';

/** How a page runs the programs of a language. */
export type InPage = {
  /** What has to be loaded first; null if the browser itself is enough. */
  tool: ToolName | null;
  /** The worker that translates programs before they run; null if they run as they are written. */
  compiler: 'clang' | 'typescript' | null;
  worker: ScriptName;
  /** Whether one worker runs one program after another: its interpreter takes long to load. */
  isReused: boolean;
};

/** How messages of the compiler or interpreter name lines of the learner's program. */
export type ErrorLines = {
  /** With the line as the first group, and where the message stands beside it, the message as the second. */
  pattern: RegExp;
  /** Where the message is, unless it stands beside the line. */
  message: 'beside' | 'first line' | 'last line';
  /** Whether only the last match is where the error is, as in a traceback. */
  isLastOnly?: true;
};

/** What everything else knows of a language: an entry of LANGUAGES. */
export type LanguageFacts = {
  name: string;
  /** The file extension. */
  ending: string;
  /** Null if there is no compiler that a page could load. */
  inPage: InPage | null;
  /** How much longer than JavaScript it takes for the same steps. */
  slowness: number;
  /** Null if its messages name no lines. */
  errors: ErrorLines | null;
};
