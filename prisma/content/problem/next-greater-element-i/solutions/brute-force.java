class Solution {
    public int[] nextGreaterElement(int[] nums1, int[] nums2) {
        int[] answer = new int[nums1.length];
        for (int i = 0; i < nums1.length; i++) {
            answer[i] = nextGreater(nums1[i], nums2);
        }
        return answer;
    }

    private int nextGreater(int num, int[] nums) {
        int place = 0;
        while (nums[place] != num) {
            place++;
        }
        for (int i = place + 1; i < nums.length; i++) {
            if (nums[i] > num) return nums[i];
        }
        return -1;
    }
}
