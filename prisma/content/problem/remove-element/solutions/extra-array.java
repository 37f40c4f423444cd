class Solution {
    public int removeElement(int[] nums, int val) {
        int[] kept = new int[nums.length];
        int k = 0;
        for (int num : nums) {
            if (num != val) {
                kept[k++] = num;
            }
        }
        System.arraycopy(kept, 0, nums, 0, k);
        return k;
    }
}
