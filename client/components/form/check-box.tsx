import type { ComponentProps } from 'react';

export const CheckBox = ({ label, ...input }: { label: string } & ComponentProps<'input'>) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
    <input type="checkbox" className="size-4.5 accent-accent" {...input} />
    {label}
  </label>
);
