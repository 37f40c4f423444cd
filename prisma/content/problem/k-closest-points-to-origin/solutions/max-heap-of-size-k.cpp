#include <queue>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        priority_queue<pair<long long, int>> closest;
        for (int i = 0; i < static_cast<int>(points.size()); ++i) {
            long long x = points[i][0];
            long long y = points[i][1];
            closest.push({x * x + y * y, i});
            if (static_cast<int>(closest.size()) > k) closest.pop();
        }
        vector<vector<int>> answer;
        for (; !closest.empty(); closest.pop()) {
            answer.push_back(points[closest.top().second]);
        }
        return answer;
    }
};
