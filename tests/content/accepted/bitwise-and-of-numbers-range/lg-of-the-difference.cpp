class Solution {
public:
    int rangeBitwiseAnd(int left, int right) {
        if (left == right) return left;
        int b = __lg(left ^ right) + 1;
        return (int)((long)right >> b << b);
    }
};
