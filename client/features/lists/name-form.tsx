import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { focusedFirst } from '#client/components/dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { MAX_LIST_NAME } from '#shared/records/own-list/own-list.ts';

type NameFormProps = {
  label: string;
  action: string;
  initial?: string;
  /** Whether its field gets the focus in a dialog. */
  isFirst?: boolean;
  onName(name: string): void;
  children?: ReactNode;
};

/** A form for the name of a list. */
export function NameForm({ label, action, initial = '', isFirst = false, onName, children }: NameFormProps) {
  const [name, setName] = useState(initial);
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onName(name.trim());
      }}
    >
      <TextField
        ref={isFirst ? focusedFirst : undefined}
        label={label}
        value={name}
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
        className="min-w-0 flex-1 basis-44"
        onChange={({ target: { value } }) => setName(value)}
      />
      <Button type="submit" disabled={name.trim() === ''} className="min-h-11">
        {action}
      </Button>
      {children}
    </form>
  );
}
