#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int maxArea(vector<int>& height) {
        vector<int> order(height.size());
        iota(order.begin(), order.end(), 0);
        sort(order.begin(), order.end(), [&](int a, int b) {
            return height[a] > height[b];
        });

        int first = order[0], last = order[0], best = 0;
        for (int i : order) {
            first = min(first, i);
            last = max(last, i);
            best = max(best, height[i] * max(i - first, last - i));
        }
        return best;
    }
};
