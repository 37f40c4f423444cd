import { useCallback, useId, useRef, useState } from 'react';
import { FILE_FORMATS } from '#shared/schemas/imports.ts';
import { Button } from '#client/components/button.tsx';
import { useDismissal } from '#client/lib/hooks/use-dismissal.ts';
import { ChevronDown } from '#client/components/icons/icons.ts';

type ExportMenuProps = {
  /** The list's name in the address of its export: `/exports/<list>.csv`. */
  list: string;
  /** Further parameters of the file's address; empty ones are left out. */
  parameters: Record<string, string>;
  label?: string;
};

/** Downloads the filtered list, or the selected records. */
export function ExportMenu({ list, parameters, label = 'Export' }: ExportMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback((byKey: boolean) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  }, []);
  useDismissal(menu, isOpen, dismiss);
  const nonEmpty = Object.entries(parameters).filter(([, value]) => value !== '');
  const query = nonEmpty.length === 0 ? '' : `?${new URLSearchParams(nonEmpty).toString()}`;
  return (
    <div ref={menu} className="relative">
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label} <ChevronDown size={16} aria-hidden />
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute right-0 z-10 mt-1 min-w-32 rounded-md border border-line bg-surface p-1 shadow-float"
      >
        {FILE_FORMATS.map((format) => (
          <a
            key={format}
            href={`/exports/${list}.${format}${query}`}
            download
            onClick={() => setOpen(false)}
            className="block min-h-10 rounded-md px-3 py-2 hover:bg-sunken"
          >
            {format.toUpperCase()}
          </a>
        ))}
      </div>
    </div>
  );
}
