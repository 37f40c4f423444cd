import { parseArgs } from 'node:util';
import { type Language, LANGUAGES } from '#judge/languages/languages.ts';

/**
 * Reads the arguments of a bench over the programs of the content: words choose problems by a part of their name, or
 * languages; `--every 10` takes every tenth program, with `--from 3` starting at the fourth; `--lanes` is the number of
 * pages.
 */
export function readChoice() {
  const { positionals: words, values } = parseArgs({
    allowPositionals: true,
    options: {
      every: { type: 'string', default: '1' },
      from: { type: 'string', default: '0' },
      lanes: { type: 'string', default: '2' },
    },
  });
  const parts = words.filter((word) => !(word in LANGUAGES));
  const [every, from] = [Number(values.every), Number(values.from)];
  return {
    lanes: Number(values.lanes),
    choose: <P extends { name: string; language: Language }>(programs: readonly P[]): P[] =>
      programs
        .filter(
          ({ name, language }) =>
            words.length === 0 || words.includes(language) || parts.some((part) => name.includes(part)),
        )
        .filter((_, index) => index % every === from),
  };
}

/** Prints the progress of a bench that takes an hour. */
export function sayProgress(done: number, all: number): void {
  if (done % 100 === 0) console.error(`${done} of ${all} programs`);
}
