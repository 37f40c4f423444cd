import { useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { initialOf } from '#shared/rules/initials.ts';

type AvatarProps = { photo: string | null; name: string; large?: boolean };

/** The photo; without one, or if it fails to load, the initial on a coloured circle. */
export function Avatar({ photo, name, large = false }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const size = large ? 'size-20 text-3xl' : 'size-9 text-base';
  if (photo !== null && photo !== broken && /^https?:\/\//i.test(photo)) {
    return (
      <img
        src={photo}
        alt=""
        // Google refuses requests for its pictures that have a referrer.
        referrerPolicy="no-referrer"
        onError={() => setBroken(photo)}
        className={classNames('shrink-0 rounded-full object-cover', size)}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={classNames(
        'flex shrink-0 items-center justify-center rounded-full bg-accent font-semibold text-on-accent',
        size,
      )}
    >
      {initialOf(name)}
    </span>
  );
}
