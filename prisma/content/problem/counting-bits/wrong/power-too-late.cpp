// Wrong Answer: doubles the power one number too late
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> countBits(int n) {
        vector<int> counts(n + 1, 0);
        int power = 1;
        for (int i = 1; i <= n; i++) {
            if (i > 2 * power) power *= 2;
            counts[i] = counts[i - power] + 1;
        }
        return counts;
    }
};
