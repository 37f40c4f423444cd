#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
public:
    bool canCross(vector<int>& stones) {
        unordered_map<long long, unordered_set<int>> jumps;
        for (int position : stones) jumps[position];
        jumps[0].insert(0);
        for (long long position : stones) {
            for (int k : jumps[position]) {
                for (int step = max(1, k - 1); step <= k + 1; step++) {
                    auto reached = jumps.find(position + step);
                    if (reached != jumps.end()) reached->second.insert(step);
                }
            }
        }
        return !jumps[stones.back()].empty();
    }
};
