import { DateTime } from 'luxon';
import { type ResourceName, type Resources, resources } from '#shared/resources/index.ts';
import { may } from '#server/access/access.ts';
import { createCrud, type Crud, type CrudDeps, type Hooks } from './crud.ts';

type Deps = CrudDeps & { siteTimeZone: string };

export type Content = { [N in ResourceName]: Crud<Resources[N]> };

/** The eight content resources, with the little in which they differ. */
export function createContent({ siteTimeZone, ...deps }: Deps): Content {
  const blog: Hooks<Resources['blog']> = {
    createAction: 'blog.contribute',
    hidden: ['authorKey', 'declinedNote'],
    visible: (viewer) => (may(viewer, 'blog.review') ? {} : { published: true }),
    derive(input, { viewer, current }) {
      const date = input.date ?? current?.date;
      const dated = date === undefined || date === '' ? { date: DateTime.now().setZone(siteTimeZone).toISODate() } : {};
      // Published after all: what its author was told no longer holds.
      if (current) return input.published ? { ...dated, declinedNote: null } : dated;
      if (viewer.role === 'visitor') return dated;
      const isUser = viewer.role === 'user';
      return { ...dated, published: input.published ?? !isUser, authorKey: isUser ? viewer.key : null };
    },
  };
  const contestSolution: Hooks<Resources['contestSolution']> = {
    derive(input, { current }) {
      const contestDate = input.contestDate ?? current?.contestDate ?? '';
      const contestTime = input.contestTime ?? current?.contestTime ?? '';
      const timeZone = (input.timeZone ?? current?.timeZone) || siteTimeZone;
      return { timeZone, startsAt: startOf(contestDate, contestTime, timeZone) };
    },
  };
  return {
    sheetCard: createCrud(resources.sheetCard, deps),
    sheetProblem: createCrud(resources.sheetProblem, deps),
    sdeProblem: createCrud(resources.sdeProblem, deps),
    note: createCrud(resources.note, deps),
    noteContent: createCrud(resources.noteContent, deps),
    blog: createCrud(resources.blog, deps, blog),
    contestSolution: createCrud(resources.contestSolution, deps, contestSolution),
    cheatNote: createCrud(resources.cheatNote, deps),
  };
}

/** The instant of a date (YYYY-MM-DD) and time (HH:MM) in an IANA zone; null when one is missing. */
export function startOf(date: string, time: string, zone: string): Date | null {
  if (date === '' || time === '') return null;
  const start = DateTime.fromISO(`${date}T${time}`, { zone });
  return start.isValid ? start.toJSDate() : null;
}
