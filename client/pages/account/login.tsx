import { Link, useSearchParams } from 'react-router-dom';
import { NarrowCard, TEXT_LINK } from '#client/components/list/narrow-card.tsx';
import { GoogleButton } from '#client/features/accounts/google-button.tsx';
import { googleMessage } from '#client/features/accounts/google-messages.ts';
import { LoginForm } from '#client/features/accounts/login-form.tsx';
import { MESSAGE, useReturnAddress } from '#client/features/accounts/return-address.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function LoginPage() {
  usePageMeta('Login');
  const [parameters] = useSearchParams();
  const message = googleMessage(parameters.get(MESSAGE));
  const from = useReturnAddress();
  return (
    <NarrowCard title="Login">
      {message !== null && (
        <p role="alert" className="mb-5 rounded-md bg-hard-wash px-4 py-3 text-hard">
          {message}
        </p>
      )}
      <LoginForm />
      <GoogleButton label="Login with Google" />
      <p className="mt-6 text-center text-muted">
        New user?{' '}
        <Link to={href('signUp')} replace={from !== null} state={{ from }} className={TEXT_LINK}>
          Register
        </Link>
      </p>
    </NarrowCard>
  );
}
