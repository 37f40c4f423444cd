#include <algorithm>
#include <numeric>
#include <string>
using namespace std;

class Solution {
public:
    string getPermutation(int n, int k) {
        string digits(n, ' ');
        iota(digits.begin(), digits.end(), '1');
        while (--k > 0) next_permutation(digits.begin(), digits.end());
        return digits;
    }
};
