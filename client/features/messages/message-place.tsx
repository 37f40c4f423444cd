import { Link } from 'react-router-dom';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { resources } from '#shared/resources/index.ts';
import type { Answers } from '#client/lib/api/trpc.ts';

type MessageRow = Answers['messages']['list']['items'][number];

/** The place of a reported mistake, with a link to edit the record; empty for a message of the contact form. */
export function placeFacts({ place, resource, recordKey }: Pick<MessageRow, 'place' | 'resource' | 'recordKey'>) {
  if (place === '') return [];
  const page = (
    <a href={place} target="_blank" rel="noopener" className="underline">
      {place}
    </a>
  );
  if (resource === null || recordKey === null) return [{ label: 'Page', value: page }];
  const record = (
    <Link to={`${href('adminPage', { panel: listSlug(resource) })}?edit=${recordKey}`} className="underline">
      Edit this {resources[resource].menu.noun}
    </Link>
  );
  return [
    { label: 'Page', value: page },
    { label: 'Record', value: record },
  ];
}

/** The place as shown in the list. */
export function PlaceLine({ place }: { place: string }) {
  return place === '' ? null : <span className="block text-sm text-muted">Mistake on {place}</span>;
}
