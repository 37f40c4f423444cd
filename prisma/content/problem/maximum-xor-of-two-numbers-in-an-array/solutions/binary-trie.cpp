#include <algorithm>
#include <array>
#include <vector>
using namespace std;

class Solution {
public:
    int findMaximumXOR(vector<int>& nums) {
        vector<array<int, 2>> children(1, {0, 0});
        for (int num : nums) {
            int node = 0;
            for (int shift = 30; shift >= 0; shift--) {
                int bit = num >> shift & 1;
                if (children[node][bit] == 0) {
                    children[node][bit] = children.size();
                    children.push_back({0, 0});
                }
                node = children[node][bit];
            }
        }
        int best = 0;
        for (int num : nums) {
            int node = 0, total = 0;
            for (int shift = 30; shift >= 0; shift--) {
                int bit = num >> shift & 1;
                int opposite = children[node][1 - bit];
                if (opposite != 0) total |= 1 << shift;
                node = opposite != 0 ? opposite : children[node][bit];
            }
            best = max(best, total);
        }
        return best;
    }
};
