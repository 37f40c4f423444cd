import java.util.Arrays;

class Solution {
    public int[] productExceptSelf(int[] nums) {
        int[] answer = new int[nums.length];
        Arrays.fill(answer, 1);
        for (int leftOut = 0; leftOut < nums.length; leftOut++) {
            for (int position = 0; position < nums.length; position++) {
                if (position != leftOut) {
                    answer[leftOut] *= nums[position];
                }
            }
        }
        return answer;
    }
}
