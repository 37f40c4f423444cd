import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FileText } from '#client/components/icons/icons-learning.ts';
import { href } from '#shared/paths.ts';
import type { Problem } from './problem.ts';

/** The style of the links and buttons in a row. */
export const ACTION =
  'inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-md px-2 text-sm text-muted transition-colors hover:bg-sunken hover:text-ink';

/** Whether a subscription to another site is needed: not if the problem can be solved here. */
export const isPaidElsewhere = ({ slug, paid }: Problem) => slug === undefined && paid === true;

type AddressLinkProps = { address: string; className: string; label?: string; title?: string; children: ReactNode };

/** A link to a page of the site, or to another site in a new tab. */
const AddressLink = ({ address, label, ...rest }: AddressLinkProps) =>
  address.startsWith('/') ? (
    <Link to={address} aria-label={label} {...rest} />
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={label} {...rest} />
  );

type PageOrSiteProps = { problem: Problem; className: string; label?: string; children: ReactNode };

/** A link to a problem: its own page, else the practice site. */
export function PageOrSite({ problem, children, ...rest }: PageOrSiteProps) {
  const { slug, link } = problem;
  const address = slug === undefined ? link : href('problem', { slug });
  if (address === '') return children;
  return (
    <AddressLink
      address={address}
      title={isPaidElsewhere(problem) ? 'Needs a subscription there' : undefined}
      {...rest}
    >
      {children}
    </AddressLink>
  );
}

/** A link to an explanation of a problem, here or elsewhere. */
export const ArticleLink = ({ address, name }: { address: string; name: string }) => (
  <AddressLink address={address} className={ACTION} label={`Read about ${name}`}>
    <FileText size={17} aria-hidden className="hidden md:inline" />
    <span>Read</span>
  </AddressLink>
);
