/**
 * `npm run bench:curves`: are the curves right that learners see? 60 programs of known growth are measured as on the site
 * and placed among the references of their problems; `npm run bench:curves -- python queue` only those whose title has
 * one of these words, and `--times` prints
 * what was measured, too. Ends with 1 when the suite falls short of its targets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { prepareProgram } from './curves/native-programs.ts';
import { placeProgram, type Score } from './curves/place-programs.ts';
import { readSuite, titleOf } from './curves/suite.ts';

const TARGET = { right: 54 / 60, unclear: 6 / 60, mostOff: 1 };
const LANES = Math.min(2, availableParallelism());

const { positionals, values } = parseArgs({ allowPositionals: true, options: { times: { type: 'boolean' } } });
const words = positionals.map((word) => word.toLowerCase());
const programs = (await readSuite()).filter(
  (program) => words.length === 0 || words.some((word) => titleOf(program).toLowerCase().includes(word)),
);

const scratch = mkdtempSync(join(tmpdir(), 'curves-'));
const scores: Score[] = [];
const began = Date.now();
try {
  const queue = programs.values(); // lanes take from one
  await Promise.all(Array.from({ length: LANES }, () => measureAll(queue)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const right = scores.filter(({ off }) => off === 0).length;
const unclear = scores.filter(({ off }) => off === null).length;
const far = scores.filter(({ off }) => off !== null && off > TARGET.mostOff).length;
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  `${right} of ${scores.length} placed right, ${unclear} unclear, ${scores.length - right - unclear} wrong, of which ${far} by more than one step; ${seconds} s`,
);
if (right < TARGET.right * scores.length || unclear > TARGET.unclear * scores.length || far > 0) process.exitCode = 1;

async function measureAll(queue: Iterable<(typeof programs)[number]>): Promise<void> {
  for (const program of queue) {
    const score = await placeProgram(program, (sources) => prepareProgram(scratch, sources));
    scores.push(score);
    const mark = score.off === 0 ? 'right  ' : score.off === null ? 'unclear' : `off by ${score.off}`;
    console.log(`${mark}  ${score.title}: ${score.placed}${score.off === 0 ? '' : `, not ${score.expected}`}`);
    if (values.times) console.log(JSON.stringify({ title: score.title, curves: score.report.curves }));
  }
}
