#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int kthSmallest(vector<vector<int>>& matrix, int k) {
        vector<int> values;
        for (const vector<int>& row : matrix) {
            values.insert(values.end(), row.begin(), row.end());
        }
        sort(values.begin(), values.end());
        return values[k - 1];
    }
};
