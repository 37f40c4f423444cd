import type { Language, PageLanguage } from '../languages/languages.ts';
import type { ScriptName, ToolName } from '../languages/language-facts.ts';
import type { Signature } from '../values/signature.ts';
import type { Input, Value } from '../values/values.ts';
import type { FailedVerdict } from '../problem/verdict.ts';

/** The texts of scripts. */
export type Scripts = Partial<Record<ScriptName, string>>;

/** The files of a tool, by their names. */
export type ToolFiles = Record<string, ArrayBuffer>;

export type JudgeInput = Input | { rows: string };

/** A run of one program on inputs, in their order. */
export type RunTask = {
  language: PageLanguage;
  source: string;
  /** The signature of a problem of kind function; null for whole programs and SQL. */
  signature: Signature | null;
  schema: string;
  inputs: JudgeInput[];
  /** The time limit of a case in milliseconds, once its tool is ready. */
  limit: number;
  /** Whether the interpreter of the previous run may be reused, for one program that runs many times. */
  sharesInterpreter?: boolean;
  /**
   * For a program that writes its own trace: code that runs before its driver. It may print as much as a trace needs.
   */
  traced?: { prelude: string };
  /** For measuring: `batches` cases, each run `repeat` times on all inputs in turn, in one shared interpreter. */
  measured?: { batches: number; repeat: number };
};

export type Failure = {
  verdict: FailedVerdict;
  /** The message of the compiler or the program. */
  message: string;
};

/** The result of one case; `milliseconds` is the time of one repetition. */
export type CaseResult = { index: number; answer: Value; printed: string; milliseconds: number };

/** A call of a module of a problem. */
export type ModuleTask =
  /** The other exports of the generator: its sizes and seeds. */
  | { name: 'facts'; module: string }
  | { name: 'generate'; module: string; size: number; seed: number }
  /** The inputs of the largest size, one for each seed. */
  | { name: 'largest'; module: string }
  /** Small inputs: from the generator, of sizes up to `maxSize`, and from its function `small` if it has one. */
  | { name: 'small'; module: string; maxSize: number; count: number }
  /** Whether each input meets the constraints; one that the validator cannot read does not. */
  | { name: 'valid'; module: string; inputs: unknown[][] }
  /** The error in each input; `inputs` are the arguments of `validate`. */
  | { name: 'validate'; module: string; inputs: unknown[][] }
  /** The error in each answer. */
  | { name: 'check'; module: string; answers: Record<string, unknown>[] };

export type ToJudge =
  | { type: 'start'; scripts: Scripts }
  /** The tool with its files, or only scripts (null), that a language needs in addition to the first scripts. */
  | { type: 'tool'; tool: ToolName | null; files: ToolFiles; scripts: Scripts }
  | { type: 'run'; id: number; task: RunTask }
  /** Answered once the language is ready to run a program. */
  | { type: 'warm'; id: number; language: Language }
  | { type: 'module'; id: number; task: ModuleTask }
  | { type: 'stop' };

export type FromJudge =
  | { type: 'ready' }
  | { type: 'phase'; id: number; phase: 'starting' | 'compiling' | 'running' }
  | { type: 'case'; id: number; result: CaseResult }
  | { type: 'ended'; id: number; failure: (Failure & { printed: string }) | null }
  | { type: 'answered'; id: number; value: unknown; fault: string | null };

/** From the judge to the workers that it starts. */
export type ToRunner =
  | { type: 'tool'; files: ToolFiles }
  /** `isDriver`: a driver runs the program on its cases; otherwise it reads the input itself. */
  | { type: 'run'; files: Record<string, string>; input: string; isDriver: boolean; traced: RunTask['traced'] }
  | { type: 'compile'; language: 'c' | 'cpp'; prelude: string; source: string }
  | { type: 'translate'; source: string }
  | { type: 'execute'; program: ArrayBuffer; input: string; isDriver: boolean; traced: RunTask['traced'] }
  | { type: 'query'; schema: string; rows: string; source: string }
  | { type: 'module'; task: ModuleTask };

export type FromRunner =
  | { type: 'ready' }
  /**
   * Makes the next worker of a tool load faster: as long as compiled modules are held, the browser does not compile them
   * again; `files` are added to those of the tool.
   */
  | { type: 'reusable'; modules: WebAssembly.Module[]; files: ToolFiles }
  /** The tool is loaded and the program starts: its time limit starts here. */
  | { type: 'began' }
  | { type: 'out'; text: string }
  | { type: 'overflow' }
  | { type: 'compiled'; program: ArrayBuffer | null; message: string }
  | { type: 'translated'; source: string | null; message: string }
  | { type: 'answer'; value: unknown }
  | {
      type: 'end';
      code: number;
      message: string;
      /** The program has a syntax error, so it did not run. */
      isUnreadable?: boolean;
      isOutOfMemory?: boolean;
    };
