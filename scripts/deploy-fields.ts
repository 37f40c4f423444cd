/**
 * The fields of a manifest that its validator never looks at, as paths: it knows no such field, which the cluster would
 * drop without a word. The validators themselves let them pass.
 */
export function unknownFields(manifest: object, validate: (data: unknown) => boolean): string[] {
  const seen = new Set<string>();
  const watched = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, name) {
        if (typeof name === 'symbol') return Reflect.get(target, name);
        seen.add(`${path}/${name}`);
        return watched(Reflect.get(target, name), `${path}/${name}`);
      },
    });
  };
  validate(watched(manifest, ''));
  return pathsOf(manifest, '').filter((path) => !seen.has(path));
}

/** Of what nobody has looked at, the outermost alone is told. */
const pathsOf = (value: unknown, path: string): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [`${path}/${name}`, ...pathsOf(inner, `${path}/${name}`)]);
};
