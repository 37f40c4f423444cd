#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minCut(string s) {
        n = s.size();
        memo.assign(n, -1);
        isPalindrome.assign(n, vector<bool>(n));
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                bool inner = j - i < 2 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = s[i] == s[j] && inner;
            }
        }
        return cuts(0);
    }

private:
    int n = 0;
    vector<int> memo;
    vector<vector<bool>> isPalindrome;

    int cuts(int i) {
        if (isPalindrome[i][n - 1]) return 0;
        if (memo[i] != -1) return memo[i];
        int best = n - 1 - i;
        for (int j = i; j < n - 1; j++) {
            if (isPalindrome[i][j]) best = min(best, 1 + cuts(j + 1));
        }
        return memo[i] = best;
    }
};
