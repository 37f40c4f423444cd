/** The same package, bundled apart. */
declare module '@trpc/client?stream' {
  export * from '@trpc/client';
}
