import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NarrowCard, TEXT_LINK } from '#client/components/list/narrow-card.tsx';
import { ResetPasswordForm } from '#client/features/accounts/reset-password-form.tsx';
import { ResetRequestForm } from '#client/features/accounts/reset-request-form.tsx';
import { useReturnAddress } from '#client/features/accounts/return-address.ts';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';

/** The draft key of the address that a code was sent to, so that the second step survives a reload. */
const KEY = 'reset-email';

export default function ForgotPasswordPage() {
  usePageMeta('Forgot Password');
  const [email, setEmail] = useState(() => readDraft(KEY) ?? '');
  const [isSent, setSent] = useState(email !== '');
  const from = useReturnAddress();
  const handleSent = (address: string) => {
    setEmail(address);
    setSent(true);
    writeDraft(KEY, address);
  };
  const login = (
    <p className="mt-6 text-center">
      <Link to="/login" state={{ from }} className={TEXT_LINK}>
        Back to Login
      </Link>
    </p>
  );
  if (isSent) {
    return (
      <NarrowCard title="Verify OTP" intro={`If ${email} has an account, a code of six digits is on its way to it.`}>
        <ResetPasswordForm
          email={email}
          onBack={() => {
            setSent(false);
            writeDraft(KEY, null);
          }}
          onDone={() => writeDraft(KEY, null)}
        />
        {login}
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="Forgot Password" intro="A code by email lets you choose a new password.">
      <ResetRequestForm email={email} onSent={handleSent} />
      {login}
    </NarrowCard>
  );
}
