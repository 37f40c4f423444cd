#include <algorithm>
#include <climits>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> maximizeXor(vector<int>& nums, vector<vector<int>>& queries) {
        nodes.assign(1, Node());
        for (int num : nums) insert(num);
        vector<int> answers;
        for (const auto& query : queries) answers.push_back(best(query[0], query[1]));
        return answers;
    }

private:
    static constexpr int BITS = 30;

    /** Node 0 is the root, so 0 stands for a missing child. */
    struct Node {
        int children[2] = {0, 0};
        int minimum = INT_MAX;
    };

    vector<Node> nodes;

    void insert(int num) {
        int node = 0;
        nodes[0].minimum = min(nodes[0].minimum, num);
        for (int shift = BITS - 1; shift >= 0; --shift) {
            int bit = num >> shift & 1;
            if (nodes[node].children[bit] == 0) {
                nodes[node].children[bit] = static_cast<int>(nodes.size());
                nodes.push_back(Node());
            }
            node = nodes[node].children[bit];
            nodes[node].minimum = min(nodes[node].minimum, num);
        }
    }

    int best(int x, int limit) const {
        if (nodes[0].minimum > limit) return -1;
        int node = 0, result = 0;
        for (int shift = BITS - 1; shift >= 0; --shift) {
            int wanted = 1 - (x >> shift & 1);
            int child = nodes[node].children[wanted];
            if (child != 0 && nodes[child].minimum <= limit) {
                result |= 1 << shift;
                node = child;
            } else {
                node = nodes[node].children[1 - wanted];
            }
        }
        return result;
    }
};
