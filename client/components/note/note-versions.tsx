import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Difference } from '#client/components/difference/difference.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import type { NoteVersion } from '#shared/records/note/note.ts';
import { excerptAround } from '#shared/rules/text/search-marks.ts';

const EXCERPT_LENGTH = 100;

type NoteVersionsProps = {
  id: string;
  /** The current text. */
  text: string;
  versions: readonly NoteVersion[];
  onRestore(version: NoteVersion): void;
};

/** The earlier versions of a note, newest first, each with its differences from the current text. */
export function NoteVersions({ id, text, versions, onRestore }: NoteVersionsProps) {
  const zone = useTimeZone();
  /** The session of the version that is compared. */
  const [compared, setCompared] = useState<string | null>(null);
  return (
    <ul id={id} aria-label="Earlier versions" className="mt-2 divide-y divide-line rounded-md border border-line">
      {versions.map((version) => {
        const isCompared = version.by === compared;
        const when = version.at === 0 ? 'From an earlier site' : formatMoment(new Date(version.at).toISOString(), zone);
        return (
          <li key={version.by} className="px-4 py-2">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="min-w-0 flex-1 basis-48">
                <span className="font-medium">{when}</span>
                <span className="line-clamp-1 text-sm wrap-anywhere text-muted">
                  {excerptAround(version.text, [], EXCERPT_LENGTH)}
                </span>
              </p>
              <span className="-ml-3 flex gap-1">
                <Button
                  look="quiet"
                  className="text-sm"
                  aria-expanded={isCompared}
                  aria-label={`Compare: ${when}`}
                  onClick={() => setCompared(isCompared ? null : version.by)}
                >
                  Compare
                </Button>
                <Button
                  look="quiet"
                  className="text-sm"
                  aria-label={`Restore: ${when}`}
                  onClick={() => onRestore(version)}
                >
                  Restore
                </Button>
              </span>
            </div>
            {isCompared && (
              <div className="mt-2 mb-2">
                <p className="mb-2 text-sm text-muted">This version first, then what the note says now.</p>
                <Difference before={version.text} after={text} label={`Differences: ${when}`} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
