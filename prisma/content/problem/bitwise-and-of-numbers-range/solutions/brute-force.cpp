class Solution {
public:
    int rangeBitwiseAnd(int left, int right) {
        int result = left;
        for (long long num = left; num <= right; ++num) result &= static_cast<int>(num);
        return result;
    }
};
