// Wrong Answer: excludes the middle although it may be the first bad version
class Solution extends VersionControl {
    public int firstBadVersion(int n) {
        int low = 1, high = n;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isBadVersion(middle)) high = middle - 1;
            else low = middle + 1;
        }
        return low;
    }
}
