/** A G that turns into an arrow upwards. */
export function Logo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" className="stroke-on-accent">
        <path d="M21.6 11.2A7.4 7.4 0 1 0 23.4 17H16.5" strokeWidth="3" />
        <path d="M22 5.4v5.9h-5.9" strokeWidth="2.6" />
      </g>
    </svg>
  );
}
