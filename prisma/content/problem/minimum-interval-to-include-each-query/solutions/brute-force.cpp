#include <vector>
using namespace std;

class Solution {
public:
    vector<int> minInterval(vector<vector<int>>& intervals, vector<int>& queries) {
        vector<int> answers;
        for (int query : queries) {
            int smallest = -1;
            for (const vector<int>& interval : intervals) {
                if (query < interval[0] || query > interval[1]) continue;
                int size = interval[1] - interval[0] + 1;
                if (smallest < 0 || size < smallest) smallest = size;
            }
            answers.push_back(smallest);
        }
        return answers;
    }
};
