import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { SubmitEvent } from 'react';
import type { z } from 'zod';
import { failureOf } from '#client/lib/api/failure.ts';

type LoadSchema = () => Promise<z.ZodType>;

type Options<V extends FieldValues> = {
  defaultValues: DefaultValues<V>;
  /** Loads a schema of shared/ on first use: it is as large as a page. Without one, the fields have their own rules. */
  loadSchema?: LoadSchema;
  /** Whether the form has a field for the server's error; others are only passed to `onFailure`. By default it has. */
  hasField?(path: string): boolean;
};

/**
 * A form that shows errors below its fields, first those of the client's validation, then those of the server. The
 * first field with an error gets the focus.
 */
export function useCheckedForm<V extends FieldValues>({
  defaultValues,
  loadSchema,
  hasField = () => true,
}: Options<V>) {
  const form = useForm<V>({ defaultValues, resolver: loadSchema && lateResolver(loadSchema) });
  const { errors, isSubmitting } = form.formState;

  function showIssues(error: unknown) {
    // An error without a field would keep the form from ever being sent again.
    const issues = (failureOf(error)?.issues ?? []).filter(({ path }) => hasField(path));
    for (const [index, { path, message }] of issues.entries()) {
      form.setError(path as FieldPath<V>, { message }, { shouldFocus: index === 0 }); // the form's names
    }
  }

  return {
    form,
    isSubmitting,
    /** The props of a TextField. */
    field<N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) {
      const message = errors[name]?.message;
      return { ...form.register(name, rules), error: typeof message === 'string' ? message : '' };
    },
    /**
     * @param send called with valid values, once even if the button is pressed several times; the issues of an error
     * that it throws are shown under their fields, and the error is passed to `onFailure`
     */
    submit(send: (values: V) => Promise<unknown>, onFailure: (error: unknown, values: V) => void) {
      if (isSubmitting) return (event: SubmitEvent) => event.preventDefault();
      return form.handleSubmit(async (values) => {
        try {
          await send(values);
        } catch (error) {
          showIssues(error);
          onFailure(error, values);
        }
      });
    },
  };
}

function lateResolver<V extends FieldValues>(loadSchema: LoadSchema): Resolver<V> {
  const load = async () => {
    const [{ resolverOf }, schema] = await Promise.all([import('#client/lib/zod-resolver.ts'), loadSchema()]);
    return resolverOf<V>(schema);
  };
  return async (values, context, options) => {
    const check = await load().catch(() => null);
    // The schema could not be loaded: the server validates with the same one.
    return check ? check(values, context, options) : { values, errors: {} };
  };
}
