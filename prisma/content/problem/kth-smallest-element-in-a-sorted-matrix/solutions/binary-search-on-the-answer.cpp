#include <vector>
using namespace std;

class Solution {
public:
    int kthSmallest(vector<vector<int>>& matrix, int k) {
        int low = matrix.front().front(), high = matrix.back().back();
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (count(matrix, mid) >= k) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low;
    }

private:
    int count(const vector<vector<int>>& matrix, int x) {
        int n = matrix.size(), total = 0;
        int row = n - 1, column = 0;
        while (row >= 0 && column < n) {
            if (matrix[row][column] <= x) {
                total += row + 1;
                column++;
            } else {
                row--;
            }
        }
        return total;
    }
};
