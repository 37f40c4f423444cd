import { Link } from 'react-router-dom';
import { AuthCard, TEXT_LINK } from '#client/features/auth/auth-card.tsx';
import { GoogleButton } from '#client/features/auth/google-button.tsx';
import { usePendingSignUp } from '#client/features/auth/pending-sign-up.ts';
import { useReturnAddress } from '#client/features/auth/return-address.ts';
import { SignUpForm } from '#client/features/auth/sign-up-form.tsx';
import { VerifyForm } from '#client/features/auth/verify-form.tsx';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
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
      <AuthCard title="Verify OTP" intro={`A code of six digits was sent to ${where}. It is good for ten minutes.`}>
        <VerifyForm pending={pending} onChange={setPending} />
        {login}
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Signup">
      <SignUpForm onPending={setPending} />
      <GoogleButton label="Sign up with Google" />
      {login}
    </AuthCard>
  );
}
