import { useMemo } from 'react';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { problemCard } from '#shared/rules/review/card-ids.ts';

type Renamed = Answers['sheets']['renamed'][number];

const IDS = {
  note: ({ problem }: Renamed) => problemNote(problem),
  card: ({ slug }: Renamed) => (slug === null ? '' : problemCard(slug)),
};

/**
 * The title of a note, or of a card or an item of a list, by its id: these keep the name that a problem had when they
 * were made.
 * @returns a function that returns the current title
 */
export function useCurrentTitle(of: keyof typeof IDS): (about: { id: string; title: string }) => string {
  const { data: renamed } = trpc.sheets.renamed.useQuery();
  return useMemo(() => {
    const names = new Map(renamed?.map((one) => [IDS[of](one), one.name]));
    return ({ id, title }) => names.get(id) ?? title;
  }, [renamed, of]);
}
