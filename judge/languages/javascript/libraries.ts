import type { ScriptName } from '../language-facts.ts';

type LibraryName = Extract<ScriptName, 'lodash' | 'queues'>;

/** What programs in JavaScript and TypeScript have at hand where problems are known from: loaded if they use it. */
const USES: Record<LibraryName, RegExp> = {
  lodash: /(?<![\w$.])_\s*[.(]|['"]lodash['"]/,
  queues:
    /\b(?:new|extends)\s+(?:(?:Min|Max)?PriorityQueue|Queue|Deque)\b|\b(?:\w*PriorityQueue|Queue|Deque)\.fromArray|@datastructures-js/,
};

const NAMES = Object.keys(USES) as LibraryName[]; // its keys

export const librariesOf = (language: string, source: string): LibraryName[] =>
  language === 'javascript' || language === 'typescript' ? NAMES.filter((name) => USES[name].test(source)) : [];
