// Wrong Answer: no number above 0 is smaller than the 0 to begin with
class Solution {
    public int findMin(int[] nums) {
        int smallest = 0;
        for (int num : nums) {
            smallest = Math.min(smallest, num);
        }
        return smallest;
    }
}
