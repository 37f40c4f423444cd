import { findHtml } from './html.ts';
import { findBash, findNode, findPython } from './interpreted.ts';
import { findJava } from './java.ts';
import { findNative } from './native.ts';
import { findReact } from './react.ts';
import { findSql } from './sql.ts';
import type { Toolchain } from './toolchain.ts';
import { findTypeScript } from './typescript.ts';

export type Language = {
  name: string;
  /** The tools that must be installed. */
  needs: string;
  /** @param dataDir a folder for files that it may use until it is closed */
  find(dataDir: string): Promise<Toolchain | null>;
};

/** By the language name of a code fence. */
export const LANGUAGES: Record<string, Language> = {
  bash: { name: 'Bash', needs: 'bash and git', find: findBash },
  c: {
    name: 'C',
    needs: 'gcc',
    find: () => findNative({ command: 'gcc', standard: '-std=gnu11', ending: 'c' }),
  },
  cpp: {
    name: 'C++',
    needs: 'g++',
    find: () => findNative({ command: 'g++', standard: '-std=c++20', ending: 'cpp', heavy: 'iostream' }),
  },
  html: { name: 'HTML', needs: 'the packages of the project', find: findHtml },
  java: { name: 'Java', needs: 'a JDK (javac), 17 or newer', find: findJava },
  javascript: { name: 'JavaScript', needs: 'node', find: findNode },
  jsx: { name: 'React', needs: 'the packages of the project', find: findReact },
  python: { name: 'Python', needs: 'python3, 3.11 or newer', find: findPython },
  sql: { name: 'SQL', needs: 'the embedded PostgreSQL', find: findSql },
  typescript: { name: 'TypeScript', needs: 'the packages of the project', find: findTypeScript },
};
