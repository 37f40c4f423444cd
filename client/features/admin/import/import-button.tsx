import { Suspense, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import type { ResourceName } from '#shared/resources/index.ts';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Opens the import dialog, whose code is loaded on the first click. */
export function ImportButton({ name }: { name: ResourceName }) {
  const [isOpen, setOpen] = useState(false);
  const utils = trpc.useUtils();
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Import</Button>
      {isOpen && (
        <Suspense>
          <ImportDialog
            name={name}
            onClose={close}
            onStarted={() => {
              close();
              void utils.imports.recent.invalidate({ resource: name });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
