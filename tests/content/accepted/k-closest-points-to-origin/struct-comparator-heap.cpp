struct Farther {
    bool operator()(const vector<int>& a, const vector<int>& b) const {
        return a[0] * a[0] + a[1] * a[1] < b[0] * b[0] + b[1] * b[1];
    }
};
class Solution {
public:
    vector<vector<int>> kClosest(vector<vector<int>>& points, int k) {
        priority_queue<vector<int>, vector<vector<int>>, Farther> pq;
        for (auto& p : points) {
            pq.push(p);
            if ((int)pq.size() > k) pq.pop();
        }
        vector<vector<int>> res;
        while (pq.size()) res.push_back(pq.top()), pq.pop();
        return res;
    }
};
