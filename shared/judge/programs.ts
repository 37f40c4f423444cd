import { C_PRELUDE, cProgram } from './drivers/c.ts';
import { CPP_PRELUDE, cppProgram } from './drivers/cpp.ts';
import { javaProgram } from './drivers/java.ts';
import { javascriptDriver } from './drivers/javascript.ts';
import { PYTHON_WHOLE, pythonDriver } from './drivers/python.ts';
import type { Language } from './languages.ts';
import type { Signature } from './signature.ts';

/** Files by name. `main` is the one that is compiled or run; `prelude` comes before it in compilation. */
export type Files = { main: string; files: Record<string, string>; prelude?: string };

/** A learner's program with the driver of its signature; whole programs (null) get no such driver. */
export function filesOf(language: Exclude<Language, 'sql'>, signature: Signature | null, source: string): Files {
  switch (language) {
    case 'cpp':
      return {
        main: 'main.cpp',
        files: { 'main.cpp': signature ? cppProgram(signature, source) : `#line 1 "solution.cpp"\n${source}\n` },
        prelude: CPP_PRELUDE,
      };
    case 'c':
      return {
        main: 'main.c',
        files: { 'main.c': signature ? cProgram(signature, source) : `#line 1 "solution.c"\n${source}\n` },
        prelude: C_PRELUDE,
      };
    case 'java':
      return { main: 'Main.java', files: { 'Main.java': signature ? javaProgram(signature, source) : source } };
    case 'python':
      return {
        main: 'main.py',
        files: { 'main.py': signature ? pythonDriver(signature) : PYTHON_WHOLE, 'solution.py': source },
      };
    case 'javascript':
      return {
        main: 'main.js',
        files: { 'main.js': signature ? javascriptDriver(signature, source) : source, 'solution.js': source },
      };
  }
}
