class Solution {
public:
    string getPermutation(int n, int k) {
        string s = string("123456789").substr(0, n);
        while (--k) next_permutation(s.begin(), s.end());
        return s;
    }
};
