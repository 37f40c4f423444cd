#include <algorithm>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaximumXOR(vector<int>& nums) {
        int best = 0;
        for (int bit = 30; bit >= 0; bit--) {
            unordered_set<int> prefixes;
            for (int num : nums) prefixes.insert(num >> bit);
            int wanted = 2 * best + 1;
            bool found = any_of(prefixes.begin(), prefixes.end(), [&](int prefix) {
                return prefixes.count(prefix ^ wanted) > 0;
            });
            best = found ? wanted : wanted - 1;
        }
        return best;
    }
};
