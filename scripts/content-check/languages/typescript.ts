import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { hashOfFiles } from '../passed-programs.ts';
import { runOf, runProgram, shorten } from './command.ts';
import { notCompiled, type Toolchain } from './toolchain.ts';

const SETTINGS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUnusedLocals: true,
  noUncheckedIndexedAccess: true,
  erasableSyntaxOnly: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  types: ['node'],
  typeRoots: [resolve(import.meta.dirname, '../../../node_modules/@types')],
};

/** Checks a program's types with all strict settings, then runs it in Node, which strips them. */
export function findTypeScript(): Promise<Toolchain> {
  return Promise.resolve({
    identity: ['TypeScript', ts.version, process.version, hashOfFiles(import.meta.filename)].join(' '),
    isSerial: true, // the compiler works in this process
    async run(source, folder, { args = [], ...task } = {}) {
      const file = join(folder, 'main.mts');
      writeFileSync(file, source);
      const fault = typeFaultOf(file);
      if (fault !== null) return notCompiled(fault);
      const command = [process.execPath, '--max-old-space-size=256', '--throw-deprecation', 'main.mts', ...args];
      return runOf(await runProgram(command, { folder, ...task }));
    },
  });
}

const HOST = ts.createCompilerHost(SETTINGS);
const { getSourceFile } = HOST;
const packages = new Map<string, ts.SourceFile | undefined>();
// The types of packages are read once for all programs.
HOST.getSourceFile = (file, ...options) => {
  if (!file.includes('/node_modules/')) return getSourceFile(file, ...options);
  if (!packages.has(file)) packages.set(file, getSourceFile(file, ...options));
  return packages.get(file);
};

function typeFaultOf(file: string): string | null {
  const faults = ts.getPreEmitDiagnostics(ts.createProgram([file], SETTINGS, HOST));
  if (faults.length === 0) return null;
  return shorten(
    ts.formatDiagnostics(faults, {
      ...ts.sys,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
      getCurrentDirectory: () => '',
    }),
  );
}
