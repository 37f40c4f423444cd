import type { Answers } from '#client/lib/api/trpc.ts';
import type { Resource } from '#shared/resource.ts';
import { withCount } from '#shared/rules/text/plural.ts';

export type Choices = { addOnly: boolean; allOrNone: boolean };

type ImportChoicesProps = { choices: Choices; onChange(choices: Choices): void };

/** The options of an import: whether existing records are changed, and whether refused rows block all others. */
export function ImportChoices({ choices, onChange }: ImportChoicesProps) {
  const { addOnly, allOrNone } = choices;
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <Choice
        name="mode"
        legend="Records that are there already"
        options={[
          { label: 'Add and change', isChosen: !addOnly, choose: () => onChange({ ...choices, addOnly: false }) },
          { label: 'Add only', isChosen: addOnly, choose: () => onChange({ ...choices, addOnly: true }) },
        ]}
      />
      <Choice
        name="rows"
        legend="Import"
        options={[
          { label: 'All rows or none', isChosen: allOrNone, choose: () => onChange({ ...choices, allOrNone: true }) },
          { label: 'The good rows', isChosen: !allOrNone, choose: () => onChange({ ...choices, allOrNone: false }) },
        ]}
      />
    </div>
  );
}

type ChoiceProps = { name: string; legend: string; options: { label: string; isChosen: boolean; choose(): void }[] };

const Choice = ({ name, legend, options }: ChoiceProps) => (
  <fieldset className="flex flex-wrap gap-x-6">
    <legend className="mb-1.5 font-medium">{legend}</legend>
    {options.map(({ label, isChosen, choose }) => (
      <label key={label} className="flex min-h-10 items-center gap-2">
        <input type="radio" name={name} checked={isChosen} onChange={choose} />
        {label}
      </label>
    ))}
  </fieldset>
);

type OutlookProps = { resource: Resource; preview: Answers['imports']['preview']; choices: Choices };

/** The expected result of the import with the chosen options. */
export function ImportOutlook({ resource, preview, choices }: OutlookProps) {
  const { created, updated, refusedCount } = preview;
  const { addOnly, allOrNone } = choices;
  const changes = addOnly ? 0 : updated;
  const left = [
    addOnly && updated > 0
      ? `${withCount(updated, resource.menu.noun)} that would change ${updated === 1 ? 'is' : 'are'} left`
      : '',
    refusedCount > 0 ? `${withCount(refusedCount, 'row')} ${refusedCount === 1 ? 'is' : 'are'} refused` : '',
  ].filter((part) => part !== '');
  return (
    <p role="status" className="mb-3">
      {allOrNone && refusedCount > 0 ? (
        'Some rows cannot be imported: correct the file, or import the good rows.'
      ) : (
        <>
          {`The import adds ${withCount(created, resource.menu.noun)} and changes ${changes}. `}
          {left.length > 0 && <span className="text-muted">{left.join(', ')}.</span>}
        </>
      )}
    </p>
  );
}
