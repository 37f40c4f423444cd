#include <queue>
#include <tuple>
#include <vector>
using namespace std;

class Solution {
public:
    int kthSmallest(vector<vector<int>>& matrix, int k) {
        int n = matrix.size();
        using Candidate = tuple<int, int, int>;
        priority_queue<Candidate, vector<Candidate>, greater<>> heap;
        heap.emplace(matrix[0][0], 0, 0);
        while (--k > 0) {
            auto [value, row, column] = heap.top();
            heap.pop();
            if (column == 0 && row + 1 < n) {
                heap.emplace(matrix[row + 1][0], row + 1, 0);
            }
            if (column + 1 < n) heap.emplace(matrix[row][column + 1], row, column + 1);
        }
        return get<0>(heap.top());
    }
};
