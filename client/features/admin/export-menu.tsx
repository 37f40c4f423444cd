import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { listSlug } from '#shared/panels.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { IMPORT_FORMATS } from '#shared/schemas/imports.ts';

type ExportMenuProps = {
  name: ResourceName;
  /** What is asked for in the address of the file. */
  query: string;
  label?: string;
};

/** Downloads what a list finds, or what is chosen of it. */
export function ExportMenu({ name, query, label = 'Export' }: ExportMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);
  return (
    <div
      ref={menu}
      className="relative"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button ref={button} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label} <ChevronDown size={16} aria-hidden />
      </Button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute right-0 z-10 mt-1 min-w-32 rounded-md border border-line bg-surface p-1 shadow-float"
      >
        {IMPORT_FORMATS.map((format) => (
          <a
            key={format}
            href={`/exports/${listSlug(name)}.${format}${query === '' ? '' : `?${query}`}`}
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
