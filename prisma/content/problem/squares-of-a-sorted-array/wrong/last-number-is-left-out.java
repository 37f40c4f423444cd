// Wrong Answer: stops when both pointers meet, so the last number is never written
class Solution {
    public int[] sortedSquares(int[] nums) {
        int[] squares = new int[nums.length];
        int left = 0;
        int right = nums.length - 1;
        int place = right;
        while (left < right) {
            int num = -nums[left] > nums[right] ? nums[left++] : nums[right--];
            squares[place--] = num * num;
        }
        return squares;
    }
}
