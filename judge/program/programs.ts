import { cFiles } from '../languages/c/driver.ts';
import { cppFiles } from '../languages/cpp/driver.ts';
import { javaFiles } from '../languages/java/driver.ts';
import { javascriptFiles } from '../languages/javascript/driver.ts';
import { pythonFiles } from '../languages/python/driver.ts';
import type { ProgramLanguage } from '../languages/languages.ts';
import type { Files } from '../languages/program-files.ts';
import type { Signature } from '../values/signature.ts';

const FILES: Record<ProgramLanguage, (signature: Signature | null, source: string) => Files> = {
  c: cFiles,
  cpp: cppFiles,
  java: javaFiles,
  javascript: javascriptFiles,
  python: pythonFiles,
  // TypeScript is translated to JavaScript, which this driver runs.
  typescript: javascriptFiles,
};

/** A learner's program with the driver for its signature; a whole program (signature null) needs no driver. */
export const filesOf = (language: ProgramLanguage, signature: Signature | null, source: string): Files =>
  FILES[language](signature, source);
