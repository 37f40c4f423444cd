#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int candy(vector<int>& ratings) {
        int n = ratings.size();
        vector<int> candies(n, 1);
        bool changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < n; i++) {
                for (int j : {i - 1, i + 1}) {
                    if (j < 0 || j >= n || ratings[i] <= ratings[j]) continue;
                    if (candies[i] > candies[j]) continue;
                    candies[i] = candies[j] + 1;
                    changed = true;
                }
            }
        }
        return accumulate(candies.begin(), candies.end(), 0);
    }
};
