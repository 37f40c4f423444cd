import { Button } from '#client/components/button.tsx';
import { toast } from '#client/lib/toast.ts';
import { keepReturnAddress, useReturnAddress } from './return-address.ts';

/** Long enough to notice the toast. */
const LEAVE_MS = 600;

export function GoogleButton({ label }: { label: string }) {
  const returnAddress = useReturnAddress();
  const handleClick = () => {
    toast.plain('Logging with google');
    keepReturnAddress(returnAddress);
    setTimeout(() => window.location.assign('/auth/google'), LEAVE_MS);
  };
  return (
    <>
      <p className="my-5 flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button onClick={handleClick} className="min-h-11 w-full">
        <img src="/google.svg" alt="" width={18} height={18} /> {label}
      </Button>
    </>
  );
}
