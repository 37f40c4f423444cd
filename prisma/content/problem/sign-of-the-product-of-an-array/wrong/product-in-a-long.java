// Wrong Answer: the product overflows a long
class Solution {
    public int arraySign(int[] nums) {
        long product = 1;
        for (int num : nums) {
            product *= num;
        }
        return Long.signum(product);
    }
}
