import { readSources } from '#shared/rules/study/sources.ts';

/** The list of documents by which facts can be checked. */
export function SourceList({ text }: { text: string }) {
  return (
    <ul className="readable list-disc space-y-1.5 pl-5 text-sm wrap-anywhere text-muted">
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
  );
}
