import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IMPORT_FORMATS } from '#shared/schemas/imports.ts';
import { Button } from './button.tsx';

/** Downloads what a list's search finds, by the list's name in addresses. */
export function ExportMenu({ list, search }: { list: string; search: string }) {
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
  const query = search === '' ? '' : `?${new URLSearchParams({ search }).toString()}`;
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
      <Button ref={button} aria-expanded={isOpen} aria-controls="export-formats" onClick={() => setOpen(!isOpen)}>
        Export <ChevronDown size={16} aria-hidden />
      </Button>
      <div
        id="export-formats"
        hidden={!isOpen}
        className="absolute right-0 z-10 mt-1 min-w-32 rounded-md border border-line bg-surface p-1 shadow-float"
      >
        {IMPORT_FORMATS.map((format) => (
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
