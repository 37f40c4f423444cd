#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int maxScore(vector<int>& cardPoints, int k) {
        int n = cardPoints.size();
        int best = 0;
        for (int left = 0; left <= k; left++) {
            auto start = cardPoints.begin();
            int sum = accumulate(start, start + left, 0);
            sum = accumulate(start + n - k + left, cardPoints.end(), sum);
            best = max(best, sum);
        }
        return best;
    }
};
