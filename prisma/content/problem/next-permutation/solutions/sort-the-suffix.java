import java.util.Arrays;

class Solution {
    public void nextPermutation(int[] nums) {
        int n = nums.length;
        int pivot = n - 2;
        while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) {
            pivot--;
        }
        if (pivot >= 0) {
            int other = pivot + 1;
            for (int i = pivot + 2; i < n; i++) {
                if (nums[i] > nums[pivot] && nums[i] < nums[other]) other = i;
            }
            int num = nums[pivot];
            nums[pivot] = nums[other];
            nums[other] = num;
        }
        Arrays.sort(nums, pivot + 1, n);
    }
}
