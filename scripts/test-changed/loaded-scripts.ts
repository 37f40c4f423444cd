/** Whether it is recorded which files each test file runs. */
export const isRecording = process.env.RECORD_COVERAGE === 'on';

/**
 * The names of the scripts that pages of this worker have loaded since the last call, such as `/assets/base-1a2b.js`.
 */
const loaded = new Set<string>();

export function noteScript(address: string): void {
  const path = new URL(address).pathname;
  if (path.startsWith('/assets/') && path.endsWith('.js')) loaded.add(path.slice(1));
}

export function takeLoadedScripts(): string[] {
  const names = [...loaded];
  loaded.clear();
  return names;
}
