import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button.tsx';
import { useStoredUser } from '#client/lib/session.ts';
import { href } from '#shared/paths.ts';
import { Avatar } from './avatar.tsx';

/** The way to the login, or to the profile of whoever is signed in. */
export function AccountLink() {
  const user = useStoredUser();
  if (!user) {
    return (
      <ButtonLink to={href('login')} className="whitespace-nowrap">
        Login
      </ButtonLink>
    );
  }
  return (
    <Link to={href('profile')} aria-label="Profile" className="flex size-11 items-center justify-center rounded-full">
      <Avatar photo={user.photo} name={user.firstName} />
    </Link>
  );
}
