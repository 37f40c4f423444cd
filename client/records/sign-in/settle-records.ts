import type { Merged } from './merged.ts';
import { isUnsettled } from '#client/records/unsettled.ts';

/**
 * Assigns the records in this browser to their owner (settling.ts).
 * @param owner null for a visitor
 * @returns what a sign-in has added to the account; null if there was nothing to assign
 */
export const settleRecords = async (owner: string | null, signal: AbortSignal): Promise<Merged | null> =>
  isUnsettled(owner) ? (await import('./settling.ts')).settle(owner, signal) : null;
