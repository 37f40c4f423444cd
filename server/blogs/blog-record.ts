import { DateTime } from 'luxon';
import type { Hooks } from '#server/content/save.ts';
import type { Resources } from '#shared/resources/index.ts';

/** Derives the columns of a blog that are not in the input: a date, whether it is published, and its author. */
export const blogHooks = (siteTimeZone: string): Hooks<Resources['blog']> => ({
  derive(input, { viewer, current }) {
    const date = input.date ?? current?.date;
    const dated = date === undefined || date === '' ? { date: DateTime.now().setZone(siteTimeZone).toISODate() } : {};
    // When it is published after all, the reason for declining it no longer applies.
    if (current) return input.published ? { ...dated, declinedNote: null } : dated;
    if (viewer.role === 'visitor') return dated;
    const isUser = viewer.role === 'user';
    return { ...dated, published: input.published ?? !isUser, authorKey: isUser ? viewer.key : null };
  },
});
