import toast from 'react-hot-toast';
import { Button } from '#client/components/button.tsx';
import { keepReturnAddress, useReturnAddress } from './return-address.ts';

/** Long enough for the toast to be seen. */
const LEAVE_MS = 600;

export function GoogleButton({ label }: { label: string }) {
  const returnAddress = useReturnAddress();
  const handleClick = () => {
    toast('Logging with google');
    keepReturnAddress(returnAddress);
    setTimeout(() => window.location.assign('/auth/google'), LEAVE_MS);
  };
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button onClick={handleClick} className="min-h-11 w-full">
        <GoogleMark /> {label}
      </Button>
    </>
  );
}

const GoogleMark = () => (
  <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden>
    <path
      fill="#4285f4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
    />
    <path
      fill="#34a853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.91-2.26c-.8.54-1.84.86-3.05.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
    />
    <path fill="#fbbc05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
    <path
      fill="#ea4335"
      d="M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
    />
  </svg>
);
