import { readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { ROOT } from './site.ts';

export type Instruction = { name: string; rest: string };

/** The instructions of the Dockerfile, each on one line, without comments. */
export function instructionsOf(text: string): Instruction[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    return { name, rest };
  });
}

export type Stage = { name: string; instructions: Instruction[] };

/** In their order; the last one is the image. */
export function stagesOf(instructions: Instruction[]): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of instructions) {
    if (instruction.name === 'FROM')
      stages.push({ name: / AS (\S+)$/.exec(instruction.rest)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** `NAME=value` of ENV instructions. */
export const variablesOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => rest.split(/\s+/))
      .map((pair) => pair.split('=') as [string, string]), // none of them has blanks
  );

/** What follows the only instruction of a name. */
export function only({ instructions }: Stage, wanted: string): string {
  const found = instructions.filter(({ name }) => name === wanted);
  if (found.length !== 1) throw new Error(`The Dockerfile has ${found.length} ${wanted}`);
  return found[0]?.rest ?? '';
}

/** The command after CMD or HEALTHCHECK … CMD, in its JSON form. */
export const commandIn = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

/** False for what .dockerignore keeps from the build. */
export const isOfContext = (path: string): boolean =>
  !ignored.some((pattern) => matchesGlob(relative(ROOT, path), pattern));
