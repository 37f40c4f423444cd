class Solution {
    public int firstBadVersion(boolean[] isBad) {
        int low = 1;
        int high = isBad.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (isBad[middle - 1]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
