// Wrong Answer: stops when n is 1, so the highest bit is not counted
class Solution {
    public int hammingWeight(int n) {
        int count = 0;
        while (n > 1) {
            count += n % 2;
            n /= 2;
        }
        return count;
    }
}
