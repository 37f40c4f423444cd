#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        vector<int> a(nums);
        sort(a.begin(), a.end());
        int n = a.size();
        vector<vector<int>> triples;
        for (int i = 0; i < n; i++) {
            if (i > 0 && a[i] == a[i - 1]) continue;
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && a[j] == a[j - 1]) continue;
                for (int k = j + 1; k < n; k++) {
                    if (k > j + 1 && a[k] == a[k - 1]) continue;
                    if (a[i] + a[j] + a[k] == 0) triples.push_back({a[i], a[j], a[k]});
                }
            }
        }
        return triples;
    }
};
