import { Link } from 'react-router-dom';
import { X } from '#client/components/icons/icons.ts';

type AboutChipProps = { subject: { header: string; address: string }; onClear(): void };

/** What the questions are about, with a button to remove it. */
export const AboutChip = ({ subject: { header, address }, onClear }: AboutChipProps) => (
  <p className="mb-2 flex w-fit max-w-full items-center gap-1 rounded-md border border-line bg-sunken pl-3 text-sm">
    <span className="shrink-0 text-muted">About</span>
    <Link to={address} className="truncate py-2 underline-offset-4 hover:underline">
      {header}
    </Link>
    <button
      type="button"
      aria-label={`Do not ask about ${header}`}
      onClick={onClear}
      className="shrink-0 rounded-md p-2 text-muted hover:text-ink"
    >
      <X size={16} aria-hidden />
    </button>
  </p>
);
