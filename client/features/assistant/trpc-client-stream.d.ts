/** The same package in a separate bundle. */
declare module '@trpc/client?stream' {
  export * from '@trpc/client';
}
