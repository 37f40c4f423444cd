#include <vector>
using namespace std;

class Solution {
public:
    int findContentChildren(vector<int>& g, vector<int>& s) {
        vector<bool> used(s.size());
        int content = 0;
        for (int greed : g) {
            int best = -1;
            for (int j = 0; j < static_cast<int>(s.size()); ++j) {
                if (used[j] || s[j] < greed) continue;
                if (best == -1 || s[j] < s[best]) best = j;
            }
            if (best != -1) {
                used[best] = true;
                ++content;
            }
        }
        return content;
    }
};
