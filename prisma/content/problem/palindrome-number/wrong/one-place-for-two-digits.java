// Wrong Answer: removes two digits, but divides the divisor by 10 only
class Solution {
    public boolean isPalindrome(int x) {
        if (x < 0) {
            return false;
        }
        int divisor = 1;
        while (x / divisor >= 10) {
            divisor *= 10;
        }
        for (int rest = x; rest > 0; divisor /= 10) {
            if (rest / divisor != rest % 10) {
                return false;
            }
            rest = rest % divisor / 10;
        }
        return true;
    }
}
