#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int countComponents(int n, vector<vector<int>>& edges) {
        vector<int> label(n);
        iota(label.begin(), label.end(), 0);
        int groups = n;
        for (const vector<int>& edge : edges) {
            int kept = label[edge[0]], lost = label[edge[1]];
            if (kept == lost) continue;
            replace(label.begin(), label.end(), lost, kept);
            groups--;
        }
        return groups;
    }
};
