#include <algorithm>
#include <bitset>
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int totalNQueens(int n) {
        vector<int> columns(n);
        iota(columns.begin(), columns.end(), 0);
        int count = 0;
        do {
            if (isSafe(columns)) count++;
        } while (next_permutation(columns.begin(), columns.end()));
        return count;
    }

private:
    static bool isSafe(const vector<int>& columns) {
        int n = columns.size();
        bitset<32> sums, differences;
        for (int row = 0; row < n; row++) {
            int sum = row + columns[row];
            int difference = row - columns[row] + n;
            if (sums[sum] || differences[difference]) return false;
            sums[sum] = differences[difference] = true;
        }
        return true;
    }
};
