import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { passOnLines } from './fork-worker.ts';

test('passes on whole lines that several processes write in pieces at the same time', async () => {
  const log = new PassThrough({ encoding: 'utf8' });
  const [one, other] = [new PassThrough(), new PassThrough()];
  for (const output of [one, other]) passOnLines(output, log);
  const é = Buffer.from('é');
  const pieces = [
    [one, 'first of '],
    [other, 'a line of the other\nand '],
    [one, é.subarray(0, 1)],
    [other, 'another\n'],
    [one, é.subarray(1)],
    [one, '\nsecond\nwhat a killed process had beg'],
  ] as const;
  for (const [output, piece] of pieces) {
    output.write(piece);
    await new Promise((read) => setImmediate(read));
  }
  expect(log.read()).toBe('a line of the other\nand another\nfirst of é\nsecond\n');
});
