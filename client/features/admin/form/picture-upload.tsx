import { type ReactNode, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '#client/components/button.tsx';
import { ImageUp } from '#client/components/icons/icons-work.ts';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { isLink } from '#shared/rules/link.ts';
import { MAX_PICTURE_BYTES } from '#shared/rules/picture-name.ts';
import type { FormValues } from './form-values.ts';
import { sendPicture } from './send-picture.ts';

const LIMIT = `${MAX_PICTURE_BYTES / 1_000_000} MB`;

type PictureUploadProps = {
  name: string;
  control: Control<FormValues>;
  /** Writes the address of the uploaded picture into the field. */
  onUploaded(address: string): void;
  /** Called with true when an upload starts, and with false when it has ended. */
  onSending(isSending: boolean): void;
  /** The field itself. */
  children: ReactNode;
};

/** Wraps the field for a picture's address: uploads a chosen, dropped or pasted file and fills in its address. */
export function PictureUpload({ name, control, onUploaded, onSending, children }: PictureUploadProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setError] = useState('');
  const [isDraggedOver, setDraggedOver] = useState(false);
  const address = String(useWatch({ control, name }) ?? '').trim();
  const isSending = progress !== null;

  async function upload(file: File | undefined) {
    if (!file || isSending) return;
    if (file.size > MAX_PICTURE_BYTES) return setError(`The picture is over ${LIMIT}; choose a smaller one`);
    setError('');
    setProgress(0);
    onSending(true);
    try {
      onUploaded(await sendPicture(file, setProgress));
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    } finally {
      setProgress(null);
      onSending(false);
    }
  }

  return (
    <div
      className={classNames('min-w-0 rounded-md', isDraggedOver && 'outline-2 outline-offset-4 outline-accent-ink')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={(event) => {
        setDraggedOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void upload(event.dataTransfer.files[0]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        void upload(event.clipboardData.files[0]);
      }}
    >
      {children}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          aria-disabled={isSending}
          className="aria-disabled:opacity-50"
          onClick={() => {
            if (!isSending) chooser.current?.click();
          }}
        >
          <ImageUp size={17} aria-hidden /> Upload a picture
        </Button>
        <p className="text-sm text-muted">Or drop or paste one: PNG, JPEG, WebP or SVG, up to {LIMIT}</p>
      </div>
      <input
        ref={chooser}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        hidden
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          // Reset, so that choosing the same file again is a change.
          target.value = '';
        }}
      />
      {isSending && (
        <div className="mt-3">
          <ProgressBar
            label="Uploading the picture"
            done={Math.round(progress * 100)}
            of={100}
            text={progress < 1 ? `${Math.round(progress * 100)}%` : 'Resizing'}
          />
        </div>
      )}
      <p role="alert" className={classNames('text-sm text-hard', fault !== '' && 'mt-2')}>
        {fault}
      </p>
      {/* Only for addresses on this site: typing must not send requests to other sites. */}
      {address.startsWith('/') && isLink(address) && <Preview key={address} address={address} />}
    </div>
  );
}

function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="mt-2 text-sm text-muted">No picture found at this address.</p>;
  return (
    <img
      src={address}
      alt="Preview of the picture"
      onError={() => setBroken(true)}
      className="mt-3 h-32 max-w-full rounded-md border border-line bg-sunken object-contain"
    />
  );
}
