import { lazy, Suspense, useEffect, useState } from 'react';
import { onReAuthenticationRequest, type ReAuthenticationRequest } from '#client/lib/api/re-authentication.ts';

const ReAuthenticationDialog = lazy(async () => ({
  default: (await import('./re-authentication-dialog.tsx')).ReAuthenticationDialog,
}));

/** Asks for the password, on any page, if a call needs a recent re-authentication. */
export function ReAuthenticationRequests() {
  const [request, setRequest] = useState<ReAuthenticationRequest | null>(null);
  useEffect(() => onReAuthenticationRequest(setRequest), []);
  if (!request) return null;
  return (
    <Suspense>
      <ReAuthenticationDialog
        account={request.account}
        onDone={(isReAuthenticated) => {
          setRequest(null);
          request.answer(isReAuthenticated);
        }}
      />
    </Suspense>
  );
}
