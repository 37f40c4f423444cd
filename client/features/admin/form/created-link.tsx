import { Link } from 'react-router-dom';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { type ResourceName, resources } from '#shared/resources/index.ts';
import type { AnyRecord } from './form-values.ts';

/** A link to the record that a form has just created, while the form is ready for the next one. */
export function CreatedLink({ name, record }: { name: ResourceName; record: AnyRecord }) {
  return (
    <p role="status" className="mr-auto min-w-0 text-sm wrap-anywhere text-muted">
      {`Saved ${resources[name].menu.noun} ${record.id}: `}
      <Link
        to={`${href('adminPage', { panel: listSlug(name) })}?edit=${record.key}`}
        className="text-accent-ink underline underline-offset-4"
      >
        {String(record[resources[name].title])}
      </Link>
    </p>
  );
}
