// Wrong Answer: adds the carries only once, and they may cause carries themselves
class Solution {
    public int getSum(int a, int b) {
        int carries = (a & b) << 1;
        return a ^ b ^ carries;
    }
}
