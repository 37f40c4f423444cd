// Wrong Answer: goes on to the next larger permutation each time, but does not sort first
import java.util.*;

class Solution {
    public List<List<Integer>> permute(int[] nums) {
        List<List<Integer>> permutations = new ArrayList<>();
        do {
            List<Integer> permutation = new ArrayList<>();
            for (int number : nums) {
                permutation.add(number);
            }
            permutations.add(permutation);
        } while (next(nums));
        return permutations;
    }

    private boolean next(int[] nums) {
        int i = nums.length - 2;
        while (i >= 0 && nums[i] > nums[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = nums.length - 1;
        while (nums[j] < nums[i]) {
            j--;
        }
        swap(nums, i, j);
        for (int low = i + 1, high = nums.length - 1; low < high; low++, high--) {
            swap(nums, low, high);
        }
        return true;
    }

    private void swap(int[] nums, int i, int j) {
        int number = nums[i];
        nums[i] = nums[j];
        nums[j] = number;
    }
}
