import { parseArgs } from 'node:util';
import { type Language, LANGUAGES } from '#shared/judge/languages.ts';

/**
 * What a bench over the programs of the content is asked for: words choose problems by a part of their name, or
 * languages, `--every 10` takes each tenth program, with `--from 3` those three places later, in `--lanes` pages at once.
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
            words.length === 0 || words.includes(language) || parts.some((one) => name.includes(one)),
        )
        .filter((_, place) => place % every === from),
  };
}

/** Says how far a bench is that takes an hour. */
export function sayProgress(done: number, all: number): void {
  if (done % 100 === 0) console.error(`${done} of ${all} programs`);
}
