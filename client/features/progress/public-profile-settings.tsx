import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { CopyButton } from '#client/components/code/copy-button.tsx';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { toast } from '#client/lib/toast.ts';
import { href, profileBadgeAddress } from '#shared/paths.ts';

type Settings = Answers['publicProfiles']['own'];

const loadSchema = () =>
  import('#shared/schemas/public-profile.ts').then(({ publicProfileSchema }) => publicProfileSchema);

/** Settings of the learner's public profile: whether it is on, and its name. */
export function PublicProfileSettings() {
  const headingId = useId();
  const settings = trpc.publicProfiles.own.useQuery();
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading id={headingId} title="Public profile">
        A page that you can show: what you solved by topic and level, your activity and your contests. It has the name
        that you choose, and nothing else about you. It is off until you switch it on.
      </SectionHeading>
      {settings.data ? (
        <>
          <SettingsForm settings={settings.data} />
          {settings.data.isOn && <Addresses name={settings.data.name} />}
        </>
      ) : settings.isError ? (
        <ErrorState title="Your public profile could not be loaded." onRetry={() => void settings.refetch()} />
      ) : (
        <Skeletons count={1} className="h-40" label="Loading your public profile" />
      )}
    </section>
  );
}

function SettingsForm({ settings }: { settings: Settings }) {
  const utils = trpc.useUtils();
  const save = trpc.publicProfiles.save.useMutation();
  const { field, form, submit, isSubmitting } = useCheckedForm<Settings>({ defaultValues: settings, loadSchema });

  async function send(values: Settings) {
    const saved = await save.mutateAsync({ ...values, timeZone: ownTimeZone() });
    utils.publicProfiles.own.setData(undefined, saved);
    form.reset(saved);
    toast.success(saved.isOn ? 'Your public profile is on' : 'Your public profile is off');
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(messageOf(error)))}
      className="grid max-w-xl gap-4 justify-items-start"
    >
      <TextField
        label="Name in the address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        className="w-full"
        {...field('name')}
      />
      <p className="-mt-2 text-sm text-muted">
        3 to 30 of a to z, digits and hyphens. With another name your page moves: the old address stops working, and is
        reserved for you for 90 days.
      </p>
      <CheckBox label="Show my profile to everybody" {...form.register('isOn')} />
      <CheckBox label="Search engines may list it" {...form.register('mayBeIndexed')} />
      <Button type="submit" look="primary" aria-disabled={isSubmitting} className="aria-disabled:opacity-50">
        Save
      </Button>
    </form>
  );
}

/** The addresses of the page and the badge, with copy buttons. */
function Addresses({ name }: { name: string }) {
  const path = href('publicProfile', { name });
  const page = new URL(path, location.origin).href;
  const badge = new URL(profileBadgeAddress(name), location.origin).href;
  return (
    <div className="mt-8 max-w-3xl space-y-4">
      <Copied label="Your page" text={page}>
        <Link to={path} className="text-accent-ink underline underline-offset-4">
          {page}
        </Link>
      </Copied>
      <Copied label="A badge for a README, in Markdown" text={`[![GearUp](${badge})](${page})`}>
        <code className="text-sm">{`[![GearUp](${badge})](${page})`}</code>
      </Copied>
      <img src={profileBadgeAddress(name)} alt="Your badge" className="h-5 w-auto" />
    </div>
  );
}

const Copied = ({ label, text, children }: { label: string; text: string; children: ReactNode }) => (
  <div>
    <p className="mb-1.5 font-medium">{label}</p>
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-sunken px-3 py-1.5">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <CopyButton text={text} label="Copy" />
    </div>
  </div>
);
