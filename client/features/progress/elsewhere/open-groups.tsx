import { useId } from 'react';
import { Button } from '#client/components/button.tsx';
import { type OpenGroup, sentenceOf } from '#shared/rules/imports/open-questions.ts';

/** A file may have a different word in each row. */
const MOST_SHOWN = 12;

type OpenGroupsProps = {
  groups: readonly OpenGroup[];
  remarks: readonly string[];
  counting: ReadonlySet<string>;
  onPress(key: string): void;
};

/** How a file was read: what it leaves open, each with a press to decide it otherwise. */
export function OpenGroups({ groups, remarks, counting, onPress }: OpenGroupsProps) {
  const id = useId();
  const hidden = groups.length - MOST_SHOWN;
  if (groups.length + remarks.length === 0) return null;
  return (
    <ul aria-label="How it was read" className="mt-4 space-y-2 rounded-md bg-sunken px-4 py-3">
      {groups.slice(0, MOST_SHOWN).map((group, place) => {
        const isCounted = counting.has(group.key);
        return (
          <li key={group.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span id={`${id}-${place}`} className="wrap-anywhere">
              {sentenceOf(group, isCounted)}
            </span>
            <Button look="quiet" aria-describedby={`${id}-${place}`} onClick={() => onPress(group.key)}>
              {isCounted ? 'Do not count' : 'Count'} {group.count === 1 ? 'it' : 'them'}
            </Button>
          </li>
        );
      })}
      {hidden > 0 && <li>{hidden.toLocaleString('en')} other statuses are not known here either: not counted</li>}
      {remarks.map((remark) => (
        <li key={remark} className="wrap-anywhere">
          {remark}
        </li>
      ))}
    </ul>
  );
}
