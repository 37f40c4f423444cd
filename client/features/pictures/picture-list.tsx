import { useDayColumn } from '#client/components/list/day-column.ts';
import { RemovableTable } from '#client/components/list/removable-table.tsx';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { useRemovalCallbacks } from '#client/lib/hooks/use-removal.ts';
import { formatBytes } from '#shared/rules/file-size.ts';
import { pictureAddress } from '#shared/rules/picture-name.ts';

type PictureRow = Answers['pictures']['unused']['items'][number];

/** Uploaded pictures that no text of the site uses; they can be viewed and deleted. */
export function PictureList() {
  const address = useListAddress();
  const query = trpc.pictures.unused.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const remove = trpc.pictures.remove.useMutation(useRemovalCallbacks());
  const uploaded = useDayColumn('Uploaded');
  return (
    <>
      <p className="-mt-3 mb-6 max-w-prose text-muted">
        Uploaded pictures that no record and no newsletter uses. A draft in a browser may still use one.
      </p>
      <RemovableTable<PictureRow>
        noun="picture"
        query={query}
        address={address}
        columns={[
          { name: 'key', label: 'Picture', isWide: true, render: (row) => <Preview picture={row} /> },
          { name: 'bytes', label: 'Size', sortable: true, render: ({ bytes }) => formatBytes(bytes) },
          uploaded,
          {
            name: 'isInHistory',
            label: 'Named by',
            render: ({ isInHistory }) => (isInHistory ? 'Earlier versions' : 'Nothing'),
          },
        ]}
        empty="No unused pictures found."
        question="Are you sure you want to delete ?"
        nameOf={({ key, isInHistory }) =>
          isInHistory ? `the picture ${key}, which an earlier version of a record shows` : `the picture ${key}`
        }
        onRemove={({ key }) => remove.mutate({ key })}
      />
    </>
  );
}

const Preview = ({ picture: { key } }: { picture: PictureRow }) => (
  <a href={pictureAddress(key)} target="_blank" rel="noopener" className="inline-block" aria-label={`Open ${key}`}>
    <img src={pictureAddress(key)} alt="" loading="lazy" className="h-16 w-24 rounded-md bg-sunken object-contain" />
  </a>
);
