import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';

/** The way to the page, built from the address. */
export function Breadcrumbs() {
  const segments = useLocation().pathname.split('/').filter(Boolean);
  return (
    <nav aria-label="Breadcrumb" className="mb-6 text-sm text-muted">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li>
          <Link to="/" className="hover:text-ink hover:underline">
            Home
          </Link>
        </li>
        {segments.map((segment, index) => (
          <li key={segment} className="flex items-center gap-1.5">
            <ChevronRight size={14} aria-hidden />
            {index === segments.length - 1 ? (
              <span aria-current="page">{decode(segment)}</span>
            ) : (
              <span>{decode(segment)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('-', ' ');
  } catch {
    return segment;
  }
}
