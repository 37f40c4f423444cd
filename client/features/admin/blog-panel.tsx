import { type ReactNode, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { formatDate } from '#client/lib/format.ts';
import { type Answers, trpc } from '#client/lib/api/trpc.ts';
import { useBlogDecisions } from './blog-decisions.ts';
import { ListPanel } from './list/list-panel.tsx';
import { PublishChosen } from './list/publish-chosen.tsx';
import { ReviewForm } from './review-form.tsx';

type BlogPanelProps = {
  /** Shows a blog as on the public page. */
  preview(blog: Answers['content']['blog']['get']): ReactNode;
  children?: ReactNode;
};

/** The blogs that wait for review, above the list of all blogs. */
export function BlogPanel({ preview, children }: BlogPanelProps) {
  const { publish, isPending } = useBlogDecisions();
  const publishButton = ({ key, header }: { key: string; header?: unknown }) => (
    <Button
      look="quiet"
      aria-label={`Publish ${String(header)}`}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) publish.mutate({ key });
      }}
    >
      Publish
    </Button>
  );
  return (
    <>
      <WaitingBlogs preview={preview} publishButton={publishButton} />
      <h2 className="mt-10 mb-4 text-xl">All blogs</h2>
      <ListPanel
        name="blog"
        actionsWidth="w-72"
        bulkAction={(chosen) => <PublishChosen chosen={chosen} />}
        rowAction={(record) => record.published === false && publishButton(record)}
      >
        {children}
      </ListPanel>
    </>
  );
}

type WaitingBlogsProps = {
  preview: BlogPanelProps['preview'];
  publishButton(blog: { key: string; header: string }): ReactNode;
};

function WaitingBlogs({ preview, publishButton }: WaitingBlogsProps) {
  const waiting = trpc.blogs.waiting.useQuery(undefined, { staleTime: 0 });
  const [dialog, setDialog] = useState<{ key: string; header: string; about: 'preview' | 'decline' } | null>(null);
  const close = () => setDialog(null);
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-4 text-xl">
        Waiting for review
      </h2>
      {waiting.data ? (
        waiting.data.total === 0 ? (
          <EmptyState title="Nothing is waiting for review." />
        ) : (
          <>
            <ul className="divide-y divide-line rounded-md border border-line bg-surface">
              {waiting.data.items.map(({ key, id, header, date, author }) => (
                <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                  <p className="min-w-0 flex-1 basis-72 wrap-anywhere">
                    <span className="font-medium">{header}</span>
                    <span className="block text-sm text-muted">
                      {[`Id ${id}`, author ? `${author.name} (${author.email})` : 'no author', formatDate(date)].join(
                        ' · ',
                      )}
                    </span>
                  </p>
                  <span className="flex flex-wrap gap-1">
                    <Button
                      look="quiet"
                      aria-label={`Preview ${header}`}
                      onClick={() => setDialog({ key, header, about: 'preview' })}
                    >
                      Preview
                    </Button>
                    {publishButton({ key, header })}
                    <Button
                      look="quiet"
                      aria-label={`Decline ${header}`}
                      onClick={() => setDialog({ key, header, about: 'decline' })}
                    >
                      Decline
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
            {waiting.data.total > waiting.data.items.length && (
              <p className="mt-2 text-sm text-muted">
                {`The ${waiting.data.items.length} that have waited longest, of ${waiting.data.total}.`}
              </p>
            )}
          </>
        )
      ) : waiting.isError ? (
        <ErrorState title="The blogs waiting for review could not be loaded." onRetry={() => void waiting.refetch()} />
      ) : (
        <Skeletons count={2} className="mb-2 h-16" label="Loading the blogs waiting for review" />
      )}
      {dialog?.about === 'decline' && (
        <Dialog title={`Decline “${dialog.header}”`} onClose={close}>
          <ReviewForm blogKey={dialog.key} canPublish={false} onDecided={close} />
        </Dialog>
      )}
      {dialog?.about === 'preview' && (
        <Dialog title="Preview" onClose={close} wide>
          <Preview blogKey={dialog.key} preview={preview} />
          <hr className="my-6 border-line" />
          <ReviewForm blogKey={dialog.key} canPublish onDecided={close} />
        </Dialog>
      )}
    </section>
  );
}

function Preview({ blogKey: key, preview }: { blogKey: string; preview: BlogPanelProps['preview'] }) {
  const blog = trpc.content.blog.get.useQuery({ key }, { staleTime: 0 });
  if (blog.data) return preview(blog.data);
  return blog.isError ? (
    <ErrorState title="The blog could not be loaded." onRetry={() => void blog.refetch()} />
  ) : (
    <Skeletons count={2} className="mb-4 h-24" label="Loading the blog" />
  );
}
