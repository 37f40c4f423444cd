import { isUnsettled } from './unsettled.ts';

/** Assigns the records in this browser to their owner (settling.ts). @param owner null for a visitor */
export async function settleRecords(owner: string | null, signal: AbortSignal): Promise<void> {
  if (isUnsettled(owner)) await (await import('./settling.ts')).settle(owner, signal);
}
