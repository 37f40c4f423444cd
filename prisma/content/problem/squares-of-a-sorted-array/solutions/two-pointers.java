class Solution {
    public int[] sortedSquares(int[] nums) {
        int[] squares = new int[nums.length];
        int left = 0;
        int right = nums.length - 1;
        for (int place = nums.length - 1; place >= 0; place--) {
            int num = -nums[left] > nums[right] ? nums[left++] : nums[right--];
            squares[place] = num * num;
        }
        return squares;
    }
}
