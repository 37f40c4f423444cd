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
import { failureOf } from './failure.ts';

type LoadSchema = () => Promise<z.ZodType>;

type Options<V extends FieldValues> = {
  defaultValues: DefaultValues<V>;
  /** A schema of shared, loaded when it is first needed: it is as heavy as a page. Without one the fields have rules. */
  loadSchema?: LoadSchema;
};

/**
 * A form whose faults stand under its fields, first those that are found here, then those that the server finds; the
 * keyboard is led to the first one.
 */
export function useCheckedForm<V extends FieldValues>({ defaultValues, loadSchema }: Options<V>) {
  const form = useForm<V>({ defaultValues, resolver: loadSchema && lateResolver(loadSchema) });
  const { errors, isSubmitting } = form.formState;

  function showIssues(error: unknown) {
    for (const [index, { path, message }] of (failureOf(error)?.issues ?? []).entries()) {
      form.setError(path as FieldPath<V>, { message }, { shouldFocus: index === 0 }); // the server's names are the form's
    }
  }

  return {
    form,
    isSubmitting,
    /** What a TextField takes. */
    field<N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) {
      const message = errors[name]?.message;
      return { ...form.register(name, rules), error: typeof message === 'string' ? message : '' };
    },
    /**
     * @param send what is done with values that are all right, once however often the button is pressed; what it
     * throws is shown under the fields it names, and goes to `onFailure`
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
    const [{ resolverOf }, schema] = await Promise.all([import('./zod-resolver.ts'), loadSchema()]);
    return resolverOf<V>(schema);
  };
  return async (values, context, options) => {
    const check = await load().catch(() => null);
    // Out of reach: the server, which has the same schema, is asked.
    return check ? check(values, context, options) : { values, errors: {} };
  };
}
