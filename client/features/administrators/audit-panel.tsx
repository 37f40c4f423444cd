import { DataTable } from '#client/components/list/data-table.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { queryOf, SHOWN_MEANWHILE, useListAddress } from '#client/lib/hooks/use-list-address.ts';
import { AUDIT_ACTIONS } from '#shared/audit-actions.ts';

type AuditRow = Answers['audit']['list']['items'][number];

/** The audit log: logins, people, exports and newsletters. */
export function AuditPanel() {
  const address = useListAddress();
  const zone = useTimeZone();
  const { show, showOnly } = address;
  const query = trpc.audit.list.useQuery({ ...queryOf(address), filter: { show } }, SHOWN_MEANWHILE);
  return (
    <>
      <p className="mb-6 text-muted">Logins, people, exports and newsletters. Entries are kept for a year.</p>
      <DataTable<AuditRow>
        noun="event"
        query={query}
        address={address}
        columns={[
          {
            name: 'createdAt',
            label: 'When',
            sortable: true,
            render: ({ createdAt }) => formatMoment(createdAt, zone),
          },
          { name: 'action', label: 'What', render: ({ action }) => AUDIT_ACTIONS[action] },
          { name: 'actor', label: 'Who', render: ({ actor }) => actor || '–' },
          { name: 'about', label: 'About', isWide: true, render: ({ about }) => about || '–' },
          { name: 'address', label: 'From', render: ({ address: from }) => from || '–' },
        ]}
        empty={show === '' ? 'Nothing has happened yet.' : 'Nothing of this kind has happened.'}
        above={
          <SelectField
            label="What"
            value={show}
            onChange={({ target }) => showOnly(target.value)}
            className="mb-4 sm:w-72"
          >
            <option value="">All</option>
            {Object.entries(AUDIT_ACTIONS).map(([action, label]) => (
              <option key={action} value={action}>
                {label}
              </option>
            ))}
          </SelectField>
        }
      />
    </>
  );
}
