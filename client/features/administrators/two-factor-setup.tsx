import { useEffect, useMemo } from 'react';
import { encode } from 'uqr';
import { Button } from '#client/components/button.tsx';
import { CopyButton } from '#client/components/code/copy-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';

type TwoFactorSetupProps = {
  setupKey: string;
  /** The content of the QR code that authenticators scan. */
  address: string;
  onCancel(): void;
  onTurnedOn(recoveryCodes: string[]): void;
};

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(({ confirmCodeSchema }) => confirmCodeSchema);

export function TwoFactorSetup({ setupKey, address, onCancel, onTurnedOn }: TwoFactorSetupProps) {
  const confirm = trpc.administrators.confirmTwoFactor.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<{ code: string }>({
    defaultValues: { code: '' },
    loadSchema,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function send({ code }: { code: string }) {
    onTurnedOn((await confirm.mutateAsync({ code })).recoveryCodes);
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid max-w-md gap-5"
    >
      <p>Scan this with an authenticator, or type the key into it. Then enter the code that it shows.</p>
      <QrCode text={address} />
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-mono text-sm wrap-anywhere">{setupKey.match(/.{1,4}/g)?.join(' ')}</span>
        <CopyButton text={setupKey} label="Copy the key" />
      </p>
      <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" aria-required {...field('code')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={isSubmitting}>
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** Dark on light in either theme: not every camera reads inverted codes. */
function QrCode({ text }: { text: string }) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label="The key as a QR code"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
