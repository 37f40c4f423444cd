import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { expectTypeOf, test } from 'vitest';
import type { AppRouter } from '#server/domains.ts';

/*
 * The compiler checks these (npm run check:types): a client's call that does not fit must not compile, so
 * no input or output of a procedure may be or contain `unknown` or `any`.
 */

type IsAny<T> = 0 extends 1 & T ? true : false;
type Plain = string | number | boolean | bigint | symbol | null | undefined;

/** The paths at which a type is `unknown` or `any`; never when there are none. Depth limits recursive types. */
type Untyped<T, Place extends string, Depth extends 1[] = []> = Depth['length'] extends 9
  ? never
  : IsAny<T> extends true
    ? Place
    : unknown extends T
      ? Place
      : T extends Plain
        ? never
        : T extends readonly (infer Item)[]
          ? Untyped<Item, `${Place}[]`, [...Depth, 1]>
          : T extends AsyncIterable<infer Item>
            ? Untyped<Item, `${Place}[]`, [...Depth, 1]>
            : { [K in keyof T]-?: Untyped<T[K], `${Place}.${K & (string | number)}`, [...Depth, 1]> }[keyof T];

test('finds untyped values at any depth', () => {
  expectTypeOf<Untyped<{ a: unknown }, 'x'>>().toEqualTypeOf<'x.a'>();
  // oxlint-disable-next-line typescript/no-explicit-any -- what it is to find
  expectTypeOf<Untyped<{ a: { b: any }[] | null; c: string }, 'x'>>().toEqualTypeOf<'x.a[].b'>();
  expectTypeOf<Untyped<{ a?: Record<string, unknown> }, 'x'>>().toEqualTypeOf<`x.a.${string}`>();
  expectTypeOf<Untyped<AsyncIterable<unknown>, 'x'>>().toEqualTypeOf<'x[]'>();
  expectTypeOf<Untyped<{ a: 1; b?: 'c'[]; d: [number, { e: boolean }] }, 'x'>>().toEqualTypeOf<never>();
});

test('no procedure has an untyped input', () => {
  expectTypeOf<Untyped<inferRouterInputs<AppRouter>, ''>>().toEqualTypeOf<never>();
});

test('no procedure has an untyped output', () => {
  expectTypeOf<Untyped<inferRouterOutputs<AppRouter>, ''>>().toEqualTypeOf<never>();
});
