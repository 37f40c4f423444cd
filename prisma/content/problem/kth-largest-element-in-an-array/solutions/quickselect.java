import java.util.Random;

class Solution {
    public int findKthLargest(int[] nums, int k) {
        Random chance = new Random();
        int low = 0;
        int high = nums.length - 1;
        while (true) {
            int pivot = nums[low + chance.nextInt(high - low + 1)];
            int largerEnd = low;
            int unseen = low;
            int smallerStart = high + 1;
            while (unseen < smallerStart) {
                if (nums[unseen] > pivot) {
                    swap(nums, unseen++, largerEnd++);
                } else if (nums[unseen] < pivot) {
                    swap(nums, unseen, --smallerStart);
                } else {
                    unseen++;
                }
            }
            if (k - 1 < largerEnd) {
                high = largerEnd - 1;
            } else if (k - 1 >= smallerStart) {
                low = smallerStart;
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
