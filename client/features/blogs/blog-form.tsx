import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { href } from '#shared/paths.ts';
import { blog } from '#shared/resources/blog.ts';
import { type BlogField, type BlogValues, EMPTY_BLOG, keepBlogDraft, readBlogDraft } from './blog-draft.ts';

const loadSchema = () => import('./blog-schema.ts').then(({ blogSchema }) => blogSchema);

const ROWS: Partial<Record<BlogField, number>> = {
  explanation: 5,
  code: 8,
  explanation2: 4,
  code2: 6,
  explanation3: 4,
  code3: 6,
};

const DETAILS = ['id', 'category', 'header', 'image'] as const;
const APPROACHES = [
  { title: 'Brute force approach', names: ['explanation', 'code'] },
  { title: 'Better approach', names: ['explanation2', 'code2'] },
  { title: 'Best approach', names: ['explanation3', 'code3'] },
] as const;

export function BlogForm() {
  const [draft] = useState(readBlogDraft);
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const nextId = trpc.content.blog.nextId.useQuery({}, { staleTime: 0, gcTime: 0 });
  const create = trpc.content.blog.create.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<BlogValues>({ defaultValues: draft, loadSchema });
  const { subscribe, getValues, setValue, reset } = form;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepBlogDraft(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (nextId.data !== undefined && getValues('id') === '') setValue('id', String(nextId.data));
  }, [nextId.data, getValues, setValue]);

  async function send(values: BlogValues) {
    await create.mutateAsync(values);
    toast.success('Thanks for Contributing!');
    reset(EMPTY_BLOG);
    keepBlogDraft(null);
    void navigate(href('blogs'));
    await utils.blogs.invalidate();
  }

  const control = (name: BlogField) => {
    const { label, kind, ...rest } = blog.fields[name];
    const isRequired = 'required' in rest;
    const rows = ROWS[name];
    const shared = {
      label: isRequired ? label : `${label} (optional)`,
      'aria-required': isRequired,
      placeholder: 'hint' in rest ? rest.hint : undefined,
      ...field(name),
    };
    if (rows === undefined)
      return <TextField key={name} inputMode={kind === 'id' ? 'numeric' : undefined} {...shared} />;
    const className = kind === 'code' ? '[&_textarea]:font-mono [&_textarea]:text-sm' : undefined;
    return <TextField key={name} rows={rows} spellCheck={kind !== 'code'} className={className} {...shared} />;
  };

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid max-w-3xl gap-8"
    >
      <div className="grid gap-5 sm:grid-cols-2">{DETAILS.map(control)}</div>
      {APPROACHES.map(({ title, names }) => (
        <fieldset key={title} className="grid gap-5 border-t border-line pt-6">
          <legend className="float-left text-lg font-semibold">{title}</legend>
          {names.map(control)}
        </fieldset>
      ))}
      <div>
        <Button type="submit" look="primary" aria-disabled={isSubmitting} className="aria-disabled:opacity-50">
          Contribute
        </Button>
      </div>
    </form>
  );
}
