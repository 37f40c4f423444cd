// Wrong Answer: never counts a basin whose right wall is lower than its left one
class Solution {
    public int trap(int[] height) {
        int water = 0;
        int basin = 0;
        int left = 0;
        for (int bar : height) {
            if (bar >= left) {
                water += basin;
                basin = 0;
                left = bar;
            } else {
                basin += left - bar;
            }
        }
        return water;
    }
}
