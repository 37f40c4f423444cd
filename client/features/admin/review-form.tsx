import { Button } from '#client/components/button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { useBlogDecisions } from './blog-decisions.ts';

type ReviewFormProps = {
  blogKey: string;
  /** Whether it can be published here as well. */
  canPublish: boolean;
  onDecided(): void;
};

const loadSchema = () =>
  import('#shared/schemas/blog-review.ts').then(({ declineBlogSchema }) => declineBlogSchema.pick({ note: true }));

/** The decision on a blog, with a note to its author. */
export function ReviewForm({ blogKey: key, canPublish, onDecided }: ReviewFormProps) {
  const { publish, decline, isPending } = useBlogDecisions();
  const { form, field, submit } = useCheckedForm<{ note: string }>({ defaultValues: { note: '' }, loadSchema });

  async function handleDecline({ note }: { note: string }) {
    await decline.mutateAsync({ key, note });
    onDecided();
  }

  return (
    <form noValidate onSubmit={submit(handleDecline, () => {})}>
      <TextField
        label="Note to the author"
        rows={4}
        placeholder={canPublish ? 'Included in the mail; required to decline' : 'Included in the mail'}
        {...field('note')}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button
          type="submit"
          look={canPublish ? 'secondary' : 'primary'}
          className="min-h-10"
          aria-disabled={isPending}
        >
          Decline
        </Button>
        {canPublish && (
          <Button
            look="primary"
            className="min-h-10"
            aria-disabled={isPending}
            onClick={() => {
              if (!isPending) publish.mutate({ key, note: form.getValues('note') }, { onSuccess: onDecided });
            }}
          >
            Publish
          </Button>
        )}
      </div>
    </form>
  );
}
