// Wrong Answer: partitions in ascending order and returns the k-th smallest element
import java.util.Random;

class Solution {
    public int findKthLargest(int[] nums, int k) {
        Random chance = new Random();
        int low = 0;
        int high = nums.length - 1;
        while (true) {
            int pivot = nums[low + chance.nextInt(high - low + 1)];
            int smallerEnd = low;
            int unseen = low;
            int largerStart = high + 1;
            while (unseen < largerStart) {
                if (nums[unseen] < pivot) {
                    swap(nums, unseen++, smallerEnd++);
                } else if (nums[unseen] > pivot) {
                    swap(nums, unseen, --largerStart);
                } else {
                    unseen++;
                }
            }
            if (k - 1 < smallerEnd) {
                high = smallerEnd - 1;
            } else if (k - 1 >= largerStart) {
                low = largerStart;
            } else {
                return pivot;
            }
        }
    }

    private void swap(int[] nums, int i, int j) {
        int num = nums[i];
        nums[i] = nums[j];
        nums[j] = num;
    }
}
