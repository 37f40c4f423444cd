export function validate(version1, version2) {
  for (const version of [version1, version2]) {
    if (typeof version !== 'string' || version.length < 1 || version.length > 500) {
      return 'a version number must have 1 to 500 characters';
    }
    if (!/^\d+(\.\d+)*$/.test(version)) return 'a version number must consist of revisions separated by single dots';
    if (version.split('.').some((part) => Number(part) > 2 ** 31 - 1)) {
      return 'the value of each revision must fit into a 32-bit integer';
    }
  }
}
