#include <algorithm>
#include <array>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maximizeXor(vector<int>& nums, vector<vector<int>>& queries) {
        sort(nums.begin(), nums.end());
        vector<int> order(queries.size());
        iota(order.begin(), order.end(), 0);
        sort(order.begin(), order.end(),
             [&](int a, int b) { return queries[a][1] < queries[b][1]; });
        children.assign(1, {0, 0});
        vector<int> answers(queries.size(), -1);
        size_t inserted = 0;
        for (int i : order) {
            while (inserted < nums.size() && nums[inserted] <= queries[i][1]) {
                insert(nums[inserted++]);
            }
            if (inserted > 0) answers[i] = best(queries[i][0]);
        }
        return answers;
    }

private:
    static constexpr int BITS = 30;
    /** Nodes are indices; node 0 is the root, so 0 stands for a missing child. */
    vector<array<int, 2>> children;

    void insert(int num) {
        int node = 0;
        for (int shift = BITS - 1; shift >= 0; --shift) {
            int bit = num >> shift & 1;
            if (children[node][bit] == 0) {
                children[node][bit] = static_cast<int>(children.size());
                children.push_back({0, 0});
            }
            node = children[node][bit];
        }
    }

    int best(int x) const {
        int node = 0, result = 0;
        for (int shift = BITS - 1; shift >= 0; --shift) {
            int wanted = 1 - (x >> shift & 1);
            if (children[node][wanted] != 0) {
                result |= 1 << shift;
                node = children[node][wanted];
            } else {
                node = children[node][1 - wanted];
            }
        }
        return result;
    }
};
