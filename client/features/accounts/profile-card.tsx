import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#client/components/button.tsx';
import { X } from '#client/components/icons/icons.ts';
import { messageOf } from '#client/lib/api/failure.ts';
import { refreshShown } from '#client/lib/api/query-client.ts';
import { clearAccount, type StoredUser } from '#client/lib/api/session.ts';
import { settle } from '#client/lib/api/settle.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { href } from '#shared/paths.ts';
import { Avatar } from './avatar.tsx';

const GUEST = 'Guest';

/** The popup with the viewer's account. */
export function ProfileCard({ user }: { user: StoredUser | null }) {
  const navigate = useNavigate();
  const name = user?.firstName.trim() || GUEST;

  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      // While a dialog is open, Escape closes that dialog instead.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) void navigate('/');
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [navigate]);

  const facts: [string, string | null | undefined][] = [
    ['Google ID', user?.googleId],
    ['First name', user?.firstName],
    ['Last name', user?.lastName],
    ['Email', user?.email],
    ['Contact', user?.phone],
  ];
  return (
    <section
      role="dialog"
      aria-labelledby="profile-name"
      className="relative mx-auto max-w-xl rounded-md border border-line bg-surface p-6 shadow-float sm:p-8"
    >
      <Link
        to="/"
        aria-label="Close"
        className="absolute top-3 right-3 rounded-md p-2.5 text-muted transition-colors hover:bg-sunken hover:text-ink"
      >
        <X size={20} aria-hidden />
      </Link>
      <div className="flex items-center gap-5 pr-8">
        <Avatar large photo={user?.photo ?? null} name={name} />
        <div className="min-w-0">
          <h1 id="profile-name" className="line-clamp-3 text-2xl wrap-anywhere">
            {name}
          </h1>
          {user && user.email !== '' && <p className="mt-1 text-muted wrap-anywhere">{user.email}</p>}
        </div>
      </div>
      <dl className="mt-6 divide-y divide-line border-y border-line">
        {facts.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-4 py-2.5">
            <dt className="text-muted">{label}</dt>
            <dd className="line-clamp-4 wrap-anywhere">{value || <span className="text-muted">Not given</span>}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">{user ? <LogoutButton /> : <GuestLinks />}</div>
    </section>
  );
}

function LogoutButton() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = trpc.accounts.logout.useMutation({
    meta: { keepsSession: true },
    onSuccess() {
      toast.success('Logout Successfully');
      clearAccount('user');
      void navigate('/');
      settle(() => void refreshShown(queryClient));
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <Button
      look="primary"
      aria-disabled={logout.isPending}
      onClick={() => {
        if (!logout.isPending) logout.mutate();
      }}
    >
      Logout
    </Button>
  );
}

const GuestLinks = () => (
  <p className="flex flex-wrap gap-3">
    <ButtonLink look="primary" to={href('login')}>
      Login
    </ButtonLink>
    <ButtonLink to={href('signUp')} className="min-h-11">
      Register
    </ButtonLink>
  </p>
);
