/**
 * `npm run bench:curves`: checks the growth curves that learners see. Measures 60 programs of known growth as the
 * site does and places them among the references of their problems; `npm run bench:curves -- python queue` takes only
 * those whose titles have one of these words. `--keep` writes the measurements to curves/measured.json, which a test
 * uses. Exits with 1 when the suite misses its targets.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Point } from '#judge/growth/growth-plan.ts';
import { measureProgram } from './curves/measure-program.ts';
import { writeMeasured } from './curves/measured.ts';
import { prepareProgram } from './curves/native-programs.ts';
import { placeProgram, type Score, TARGET, totalOf } from './curves/place-programs.ts';
import { readSuite, titleOf } from './curves/suite.ts';

const LANES = Math.min(2, availableParallelism());

const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'boolean' } } });
const words = positionals.map((word) => word.toLowerCase());
const programs = (await readSuite()).filter(
  (program) => words.length === 0 || words.some((word) => titleOf(program).toLowerCase().includes(word)),
);

const scratch = mkdtempSync(join(tmpdir(), 'curves-'));
const scores: Score[] = [];
const measured = new Map<string, Map<string, Point[]>>();
const began = Date.now();
try {
  const queue = programs.values(); // shared by all lanes
  await Promise.all(Array.from({ length: LANES }, () => measureAll(queue)));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const { right, unclear, wrong, far } = totalOf(scores);
const seconds = Math.round((Date.now() - began) / 1000);
console.log(
  `${right} of ${scores.length} placed right, ${unclear} unclear, ${wrong} wrong, of which ${far} by more than one step; ${seconds} s`,
);
if (values.keep) writeMeasured(measured);
if (right < TARGET.right * scores.length || unclear > TARGET.unclear * scores.length || far > 0) process.exitCode = 1;

async function measureAll(queue: Iterable<(typeof programs)[number]>): Promise<void> {
  for (const program of queue) {
    const points = await measureProgram(program, (sources) => prepareProgram(scratch, sources));
    measured.set(titleOf(program), points);
    const score = placeProgram(program, points);
    scores.push(score);
    const mark = score.off === 0 ? 'right  ' : score.off === null ? 'unclear' : `off by ${score.off}`;
    console.log(`${mark}  ${score.title}: ${score.placed}${score.off === 0 ? '' : `, not ${score.expected}`}`);
  }
}
