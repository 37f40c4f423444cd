// Wrong Answer: excludes the middle although it may be the first bad version
class Solution {
    public int firstBadVersion(boolean[] isBad) {
        int low = 1, high = isBad.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isBad[middle - 1]) high = middle - 1;
            else low = middle + 1;
        }
        return low;
    }
}
