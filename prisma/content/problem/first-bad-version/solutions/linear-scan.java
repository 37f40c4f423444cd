class Solution extends VersionControl {
    public int firstBadVersion(int n) {
        int version = 1;
        while (version < n && !isBadVersion(version)) {
            version++;
        }
        return version;
    }
}
