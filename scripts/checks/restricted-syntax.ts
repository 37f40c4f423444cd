/** A plugin for oxlint, which lacks `no-restricted-syntax`: each option is a selector and its message. */
interface Restriction {
  selector: string;
  message: string;
}
interface Context {
  options: Restriction[];
  report: (found: { node: unknown; message: string }) => void;
}

const restrictedSyntax = {
  meta: { schema: false },
  create: ({ options, report }: Context) =>
    Object.fromEntries(
      options.map(({ selector, message }) => [selector, (node: unknown) => report({ node, message })]),
    ),
};

export default { meta: { name: 'gearup' }, rules: { 'restricted-syntax': restrictedSyntax } };
