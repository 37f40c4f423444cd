// Wrong Answer: adds the carries only once, although this may cause new carries
class Solution {
    public int getSum(int a, int b) {
        int carries = (a & b) << 1;
        return a ^ b ^ carries;
    }
}
