// Wrong Answer: takes the n - 1 cheapest edges, even where they close a cycle
class Solution {
public:
    int minCostConnectPoints(vector<vector<int>>& points) {
        vector<int> costs;
        for (size_t i = 0; i < points.size(); i++) {
            for (size_t j = 0; j < i; j++) {
                costs.push_back(abs(points[i][0] - points[j][0]) +
                                abs(points[i][1] - points[j][1]));
            }
        }
        sort(costs.begin(), costs.end());
        return accumulate(costs.begin(), costs.begin() + (points.size() - 1), 0);
    }
};
