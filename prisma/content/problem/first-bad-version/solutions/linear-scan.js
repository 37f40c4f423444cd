function firstBadVersion(isBad) {
  let version = 1;
  while (!isBad[version - 1]) version++;
  return version;
}
