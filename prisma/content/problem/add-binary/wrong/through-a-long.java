// Runtime Error: the string does not fit into a long
class Solution {
    public String addBinary(String a, String b) {
        return Long.toBinaryString(Long.parseLong(a, 2) + Long.parseLong(b, 2));
    }
}
