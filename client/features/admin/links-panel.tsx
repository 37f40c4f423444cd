import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { DataTable } from '#client/components/list/data-table.tsx';
import { EyeOff } from '#client/components/icons/icons.ts';
import { Tip } from '#client/components/tip.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { formatDay } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { toast } from '#client/lib/toast.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';

type GoneLink = Answers['links']['list']['items'][number];

/** Dead links in the content, with links to the records that contain them. */
export function LinksPanel() {
  const address = useListAddress();
  const zone = useTimeZone();
  const utils = trpc.useUtils();
  const query = trpc.links.list.useQuery(queryOf(address), SHOWN_MEANWHILE);
  const dismiss = trpc.links.dismiss.useMutation({
    onSuccess: () => toast.success('Dismissed until its answer changes'),
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
    onSettled: () => void utils.links.invalidate(),
  });
  return (
    <>
      <LinksState />
      <DataTable<GoneLink>
        noun="dead link"
        query={query}
        address={address}
        columns={[
          { name: 'address', label: 'Address', sortable: true, isWide: true, render: (row) => <Address link={row} /> },
          {
            name: 'places',
            label: 'Stands in',
            isWide: true,
            isWhole: true,
            render: ({ places }) => <Places places={places} />,
          },
          {
            name: 'failingSince',
            label: 'Since',
            sortable: true,
            render: ({ failingSince }) => formatDay(failingSince, zone),
          },
          { name: 'status', label: 'Answer', render: ({ status, failure }) => status ?? failure },
        ]}
        empty="No dead links are known."
        actionsWidth="w-24"
        actions={({ key, address: dead }) => (
          <Tip text="Dismiss until it changes">
            <Button
              look="quiet"
              aria-label={`Dismiss ${dead} until it changes`}
              aria-disabled={dismiss.isPending}
              onClick={() => {
                if (!dismiss.isPending) dismiss.mutate({ key });
              }}
            >
              <EyeOff size={17} aria-hidden />
            </Button>
          </Tip>
        )}
      />
    </>
  );
}

function LinksState() {
  const { data } = trpc.links.state.useQuery(undefined, { staleTime: 0 });
  if (!data) return null;
  const { isOn, total, unchecked } = data;
  return (
    <p className="mb-6 text-muted">
      {isOn
        ? `${withCount(total, 'link')}, each checked once a week${unchecked > 0 ? `; ${unchecked} not checked yet` : ''}.`
        : 'Links are not checked. Whoever runs the site switches it on with CHECK_LINKS=on.'}
    </p>
  );
}

const LINK = 'underline underline-offset-4';

function Address({ link: { address, movedTo } }: { link: GoneLink }) {
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer" className={LINK}>
        {address}
      </a>
      {movedTo !== '' && <span className="block text-sm text-muted">redirects to {movedTo}</span>}
    </>
  );
}

function Places({ places }: { places: GoneLink['places'] }) {
  return places.map(({ resource, key, title }, index) => (
    <span key={key}>
      {index > 0 && ', '}
      <Link
        to={`${href('adminPage', { panel: listSlug(resource) })}?edit=${key}`}
        aria-label={`Edit ${resources[resource].menu.noun} ${title}`}
        className={LINK}
      >
        {title}
      </Link>
    </span>
  ));
}
