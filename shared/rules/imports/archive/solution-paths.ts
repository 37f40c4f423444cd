import { comparable } from '../names/name-forms.ts';
import { statusOf } from '../list/status.ts';
import { isTopic } from '../names/topic-words.ts';

/** Names of files that are a solution of the folder's problem: they say how, or in which language, not what. */
const HOW =
  /^(my)?(solutions?|sol|main|index|answers?|code|program|app|submission|accepted|ac|attempt|try|approach|method|version|v|way|brute(force)?|naive|optimal|optimi[sz]ed|better|best|fast|slow|final|recursive|recursion|iterative|memo(ization)?|memoi[sz]ed|tabulation|bottomup|topdown|dp|dynamicprogramming|dfs|bfs|greedy|hash|hash(map|table|set)|dict|set|twopointers?|slidingwindow|binarysearch|sorting|sort|heap|stack|queue|trie|unionfind|math|bit(s|manipulation)?|onepass|python3?|py3?|java|cpp|cplusplus|js|javascript|ts|typescript|sql|mysql|postgresql|[a-d])[\divx]*$/;
/** Folders between a problem's folder and its files. */
const BETWEEN =
  /^(src|main|python3?|java|cpp|c|cplusplus|js|javascript|ts|typescript|sql|mysql|solutions?|code|answers?|submissions?|accepted|com|leetcode)$/;
/** Names of files that help a solution, test it or describe it. */
const BESIDE =
  /^(readme|utils?|helpers?|common|template|boilerplate|init|setup|config|conftest|constants|types?|interfaces?|run|runner|driver|base|debug|listnode|treenode|node|generate|script|tests?|.*[._-](test|spec)|test.?cases?|tests?[._-].*)$/;

/** The names that may identify the problem of a file, or why there are none. */
export type PathNames = { names: string[] } | { reason: string };

const parted = (path: string) => {
  const parts = path.split(/[/\\]+/).filter((part) => part !== '' && part !== '.');
  const file = parts.pop() ?? '';
  return { folders: parts, stem: file.replace(/\.[^.]+$/, '') };
};

const isHow = (stem: string) => HOW.test(comparable(stem));
const isBeside = (stem: string) => BESIDE.test(stem.toLowerCase().replace(/^_+|_+$/g, ''));
const isOfTests = (folder: string) => /^_*(tests?|specs?)_*$/i.test(folder);

/**
 * The names of the problems of programs, by path. A file's own name decides; where that only says how it is solved
 * (solution.py, Main.java, dp.py), the nearest folder does, if all programs in it are of that kind.
 */
export function namesOfPaths(paths: readonly string[]): Map<string, PathNames> {
  const mixed = new Set<string>();
  for (const path of paths) {
    const { folders, stem } = parted(path);
    if (isHow(stem) || isBeside(stem) || /^\d{1,2}$/.test(stem)) continue;
    for (let length = folders.length; length > 0; length--) {
      const folder = folders.slice(0, length);
      if (!isSame(folder.at(-1) ?? '', stem)) mixed.add(folder.join('/'));
      if (!BETWEEN.test(comparable(folder.at(-1) ?? ''))) break;
    }
  }
  return new Map(paths.map((path) => [path, namesOf(path, mixed)]));
}

function namesOf(path: string, mixed: ReadonlySet<string>): PathNames {
  const { folders, stem } = parted(path);
  const undone = [...folders, stem].find(isUndone);
  if (undone !== undefined) return { reason: `not marked as solved: “${undone}”` };
  if (isBeside(stem) || folders.some(isOfTests)) return { reason: 'a file beside the solutions, by its name' };
  const problem = folders.findLastIndex((folder) => !BETWEEN.test(comparable(folder)));
  const folder = folders[problem];
  const isOfFolder = folder !== undefined && !mixed.has(folders.slice(0, problem + 1).join('/'));
  const isNumber = /^\d{1,2}$/.test(stem) && folder !== undefined && !isTopic(folder);
  if (!isHow(stem) && !isNumber) return { names: isOfFolder && isNumbered(folder) ? [stem, folder] : [stem] };
  // 'binary_search.py' may be the technique or the problem of that name.
  const own = isTopic(stem) ? [stem] : [];
  if (isOfFolder) return { names: isTopic(folder) ? [...own, folder] : [folder, ...own] };
  const where = folder === undefined ? 'it is in no folder' : `“${folder}” has several problems`;
  return own.length > 0 ? { names: own } : { reason: `its name is no problem, and ${where}` };
}

/** Whether a name of a file or folder says that nothing is solved in it, such as 'todo' or 'not-started'. */
const isUndone = (name: string) => /\p{L}{3}/u.test(name) && statusOf(name.replace(/[_-]+/g, ' ')) === 'unsolved';

const isSame = (folder: string, stem: string) =>
  comparable(folder).replace(/^\d+/, '') === comparable(stem).replace(/^\d+/, '');

/** Sites number problems with three digits and more; topics are numbered with fewer. */
const isNumbered = (folder: string) => /^\[?\d{3,5}\D/.test(folder);
