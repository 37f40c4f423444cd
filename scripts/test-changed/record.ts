/**
 * Records which of the project's files a test file runs, for `npm run test:changed`. Recording begins after the
 * imports: test files of a worker share loaded modules, so only the first would be recorded as running them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, type RunnerTestCase, type RunnerTestSuite } from 'vitest';
import { z } from 'zod';
import { isRecording, takeLoadedScripts } from './loaded-scripts.ts';
import { writeRecord } from './records.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'dist/client/server/modules.json');
const OURS = /^(shared|server|client|prisma(?!\/generated\/)|scripts(?!\/test-changed\/)|tests)\//;

if (isRecording) {
  const session = new Session();

  beforeAll(async () => {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
    takeLoadedScripts();
  });

  afterAll(async ({}, { file }) => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
    const ran = result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => pathOf(url))
      .filter((path) => OURS.test(path));
    writeRecord(pathOf(file.filepath), [...ran, ...clientFiles()], file.tasks.every(passed));
  });
}

/** Vitest names a module by its path, Node by its file: URL. */
function pathOf(url: string): string {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  return relative(ROOT, file).replace(/\?.*$/, '').split(sep).join('/');
}

const passed = (task: RunnerTestCase | RunnerTestSuite): boolean =>
  task.type === 'suite' ? task.tasks.every(passed) : task.result?.state === 'pass';

function clientFiles(): string[] {
  const scripts = takeLoadedScripts();
  if (scripts.length === 0 || !existsSync(MODULES)) return [];
  const modules = z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(MODULES, 'utf8')));
  return scripts.flatMap((script) => modules[script] ?? []);
}
