#include <algorithm>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int maxScore(vector<int>& cardPoints, int k) {
        int start = cardPoints.size() - k;
        int sum = accumulate(cardPoints.begin() + start, cardPoints.end(), 0);
        int best = sum;
        for (int i = 0; i < k; i++) {
            sum += cardPoints[i] - cardPoints[start + i];
            best = max(best, sum);
        }
        return best;
    }
};
