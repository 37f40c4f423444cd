import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofRequest, type ProofRequest } from '#client/lib/api/proof.ts';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }));

/** Asks for the password, on any page, if a call needs a recent proof. */
export function ProofRequests() {
  const [request, setRequest] = useState<ProofRequest | null>(null);
  useEffect(() => onProofRequest(setRequest), []);
  if (!request) return null;
  return (
    <Suspense>
      <ProofDialog
        account={request.account}
        onDone={(isProven) => {
          setRequest(null);
          request.answer(isProven);
        }}
      />
    </Suspense>
  );
}
