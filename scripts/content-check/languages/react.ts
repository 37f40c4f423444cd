import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { hashOfFiles } from '../passed-programs.ts';
import { runOf, runProgram } from './command.ts';
import type { Toolchain } from './toolchain.ts';

const PAGE = join(import.meta.dirname, 'react-page.ts');
const PACKAGES = resolve(import.meta.dirname, '../../../node_modules');
const SETTINGS = { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 };

/** Transpiles JSX and runs it in Node on a jsdom page; React warnings are faults. */
export function findReact(): Promise<Toolchain> {
  const { version } = createRequire(import.meta.url)('react/package.json') as { version: string };
  return Promise.resolve({
    identity: ['React', version, 'TypeScript', ts.version, process.version, hashOfFiles(PAGE)].join(' '),
    async run(source, folder, { args = [], ...task } = {}) {
      const packages = join(folder, 'node_modules');
      if (!existsSync(packages)) symlinkSync(PACKAGES, packages);
      writeFileSync(join(folder, 'main.mjs'), ts.transpileModule(source, { compilerOptions: SETTINGS }).outputText);
      const command = [process.execPath, '--max-old-space-size=256', '--import', PAGE, 'main.mjs', ...args];
      return runOf(await runProgram(command, { folder, ...task }));
    },
  });
}
