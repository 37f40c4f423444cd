function firstBadVersion(n) {
  let version = 1;
  while (version < n && !isBadVersion(version)) version++;
  return version;
}
