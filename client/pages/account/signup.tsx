import { Link } from 'react-router-dom';
import { NarrowCard, TEXT_LINK } from '#client/components/list/narrow-card.tsx';
import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { usePendingSignUp } from '#client/features/accounts/pending-sign-up.ts';
import { useReturnAddress } from '#client/features/accounts/return-address.ts';
import { SignUpForm } from '#client/features/accounts/sign-up-form.tsx';
import { VerifyForm } from '#client/features/accounts/verify-form.tsx';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function SignUpPage() {
  usePageMeta('Signup');
  const [pending, setPending] = usePendingSignUp();
  const from = useReturnAddress();
  const login = (
    <p className="mt-6 text-center text-muted">
      <Link to={href('login')} replace={from !== null} state={{ from }} className={TEXT_LINK}>
        Already have account
      </Link>
    </p>
  );
  if (pending) {
    const where = pending.email === '' ? 'your email address' : pending.email;
    return (
      <NarrowCard title="Verify OTP" intro={`A code of six digits was sent to ${where}. It is valid for ten minutes.`}>
        <VerifyForm pending={pending} onChange={setPending} />
        {login}
      </NarrowCard>
    );
  }
  return (
    <NarrowCard title="Signup">
      <SignUpForm onPending={setPending} />
      <GoogleButton label="Sign up with Google" />
      {login}
    </NarrowCard>
  );
}
