import { readSources } from '#shared/rules/sources.ts';

/** Where the facts of an item can be checked. */
export function SourceList({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-5 text-sm text-muted">
      <h3 className="mb-1.5 text-sm">{title}</h3>
      <ul className="readable list-disc space-y-1.5 pl-5 wrap-anywhere">
        {readSources(text).map(({ name, address }, index) => (
          <li key={index}>
            {address === null ? (
              name
            ) : (
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                className="text-accent-ink underline-offset-4 hover:underline"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
