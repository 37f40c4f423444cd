import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '#judge/growth/growth-plan.ts';

const FILE = join(import.meta.dirname, 'measured.json');

/** A stored point: size, nanoseconds, and marks: `b` for a bound, `s` for a short batch. */
type StoredPoint = [size: number, nanoseconds: number, marks: string];

/** The points of each program's curves, by title, as last measured by `npm run bench:curves -- --keep`. */
export function readMeasured(): Map<string, Map<string, Point[]>> {
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Record<string, StoredPoint[]>>; // written by `writeMeasured`
  const pointOf = ([size, nanoseconds, marks]: StoredPoint): Point => ({
    size,
    nanoseconds,
    least: nanoseconds,
    most: nanoseconds,
    isBound: marks.includes('b'),
    isShort: marks.includes('s'),
  });
  return new Map(
    Object.entries(stored).map(([title, curves]) => [
      title,
      new Map(Object.entries(curves).map(([name, points]) => [name, points.map(pointOf)])),
    ]),
  );
}

export function writeMeasured(measured: ReadonlyMap<string, ReadonlyMap<string, Point[]>>): void {
  const keptOf = ({ size, nanoseconds, isBound, isShort }: Point): StoredPoint => [
    size,
    Number(nanoseconds.toPrecision(4)),
    `${isBound ? 'b' : ''}${isShort ? 's' : ''}`,
  ];
  const lines = [...measured]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, curves]) => {
      const storedPoints = Object.fromEntries([...curves].map(([name, points]) => [name, points.map(keptOf)]));
      return `${JSON.stringify(title)}:${JSON.stringify(storedPoints)}`;
    });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
