// Wrong Answer: initializes the minimum with 0, although all elements may be larger
class Solution {
    public int findMin(int[] nums) {
        int smallest = 0;
        for (int num : nums) {
            smallest = Math.min(smallest, num);
        }
        return smallest;
    }
}
