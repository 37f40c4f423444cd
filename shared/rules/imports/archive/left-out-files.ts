import type { SkippedLine } from '../parsed-import.ts';

/** Folders whose files the owner of the repository did not write. */
const FOREIGN = /^(\..+|__MACOSX|node_modules|__pycache__|site-packages|venv|vendor)$/;
/** Folders of compiled files, unless they hold the solutions themselves. */
const BUILT = /^(build|dist|target|out|bin|obj)$/;

/**
 * The folder for which a file is left out, with the reason. The root of an archive may have any name.
 * @param root the folder that holds everything, '' if there is none
 */
export function leftOutFolder(path: string, root: string): SkippedLine | null {
  const folders = path.split(/[/\\]+/).slice(0, -1);
  const from = root !== '' && folders[0] === root ? 1 : 0;
  for (const [index, folder] of folders.entries()) {
    if (index < from) continue;
    const line = `${folders.slice(0, index + 1).join('/')}/`;
    if (FOREIGN.test(folder)) return { line, reason: 'a folder with files of tools' };
    if (BUILT.test(folder)) return { line, reason: 'a folder of built files' };
  }
  return null;
}

/** The folder that holds all files of an archive; '' if there is none. */
export function rootOf(paths: readonly string[]): string {
  const roots = new Set(paths.map((path) => /^([^/\\]+)[/\\]/.exec(path)?.[1] ?? ''));
  return roots.size === 1 ? ([...roots][0] ?? '') : '';
}
