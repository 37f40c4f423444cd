class Solution {
    public int firstBadVersion(boolean[] isBad) {
        int version = 1;
        while (!isBad[version - 1]) {
            version++;
        }
        return version;
    }
}
