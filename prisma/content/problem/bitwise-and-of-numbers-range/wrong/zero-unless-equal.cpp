// Wrong Answer: assumes that two different ends have no common prefix
class Solution {
public:
    int rangeBitwiseAnd(int left, int right) {
        return left == right ? left : 0;
    }
};
