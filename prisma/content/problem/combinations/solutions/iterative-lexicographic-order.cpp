#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> combine(int n, int k) {
        vector<int> combination(k);
        iota(combination.begin(), combination.end(), 1);
        vector<vector<int>> combinations;
        while (true) {
            combinations.push_back(combination);
            int i = k - 1;
            while (i >= 0 && combination[i] == n - k + i + 1) i--;
            if (i < 0) return combinations;
            combination[i]++;
            for (int j = i + 1; j < k; j++) combination[j] = combination[j - 1] + 1;
        }
    }
};
