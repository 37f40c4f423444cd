#include <string>
using namespace std;

class Solution {
public:
    string getPermutation(int n, int k) {
        string digits = string("123456789").substr(0, n);
        int block = 1;
        for (int factor = 2; factor <= n; factor++) block *= factor;
        string permutation;
        k--;
        for (int left = n; left > 0; left--) {
            block /= left;
            int index = k / block;
            k %= block;
            permutation += digits[index];
            digits.erase(index, 1);
        }
        return permutation;
    }
};
