import { withCount } from '#shared/rules/text/plural.ts';
import type { Merged } from './merged.ts';

/** Joins the counts above 0: '3 ticks, 1 star and 1 note'. */
export function listed(counts: [number, string][]): string {
  const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => withCount(count, noun));
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** The message about what a sign-in added to the account. */
export function mergeMessage({ done, starred, questions, notes, keptNotes }: Merged): string {
  const added = listed([
    [done, 'tick'],
    [starred, 'star'],
    [questions, 'marked question'],
    [notes, 'note'],
  ]);
  const first = added === '' ? 'Your notes were merged.' : `Merged into your account: ${added} from this browser.`;
  if (keptNotes === 0) return first;
  return `${first} The older version of ${withCount(keptNotes, 'note')} is on your profile.`;
}
