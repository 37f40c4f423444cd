class Solution {
    public int trap(int[] height) {
        int[] fromLeft = height.clone();
        for (int i = 1; i < height.length; i++) {
            fromLeft[i] = Math.max(fromLeft[i - 1], height[i]);
        }

        int water = 0;
        int right = 0;
        for (int i = height.length - 1; i >= 0; i--) {
            right = Math.max(right, height[i]);
            water += Math.min(fromLeft[i], right) - height[i];
        }
        return water;
    }
}
