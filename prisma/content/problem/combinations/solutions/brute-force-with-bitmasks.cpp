#include <bit>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> combine(int n, int k) {
        vector<vector<int>> combinations;
        for (unsigned mask = 0; mask < 1u << n; mask++) {
            if (popcount(mask) != k) continue;
            vector<int> combination;
            for (int i = 0; i < n; i++) {
                if (mask >> i & 1) combination.push_back(i + 1);
            }
            combinations.push_back(combination);
        }
        return combinations;
    }
};
