/** The text of a newsletter, without formatting. */
export function NewsletterText({ body }: { body: string }) {
  return (
    <details className="mt-8">
      <summary className="text-muted">The text</summary>
      <p className="mt-3 rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap wrap-anywhere">{body}</p>
    </details>
  );
}
