import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button.tsx';
import { useStoredAdministrator, useStoredUser } from '#client/lib/api/session.ts';
import { href } from '#shared/paths.ts';
import { Avatar } from './avatar.tsx';

/** A link to the login; for a learner to the profile, for an administrator to the dashboard. */
export function AccountLink() {
  const user = useStoredUser();
  const administrator = useStoredAdministrator();
  if (!user && !administrator) {
    return (
      <ButtonLink to={href('login')} className="whitespace-nowrap">
        Login
      </ButtonLink>
    );
  }
  return (
    <>
      {administrator && (
        <ButtonLink
          to={href('dashboard')}
          aria-label={`Dashboard of ${administrator.username}`}
          className="max-w-40 max-sm:min-w-11 max-sm:px-2"
        >
          <span className="truncate max-sm:hidden">{administrator.username}</span>
          {/* On a phone there is no room for the name. */}
          <span className="sm:hidden">{administrator.username.charAt(0).toUpperCase()}</span>
        </ButtonLink>
      )}
      {user && (
        <Link
          to={href('profile')}
          aria-label="Profile"
          className="flex size-11 items-center justify-center rounded-full"
        >
          <Avatar photo={user.photo} name={user.firstName} />
        </Link>
      )}
    </>
  );
}
