#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minCut(string s) {
        int n = s.size();
        vector<vector<bool>> isPalindrome(n, vector<bool>(n));
        vector<int> cuts(n + 1, n);
        cuts[n] = -1;
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                bool inner = j - i < 2 || isPalindrome[i + 1][j - 1];
                if (s[i] != s[j] || !inner) continue;
                isPalindrome[i][j] = true;
                cuts[i] = min(cuts[i], 1 + cuts[j + 1]);
            }
        }
        return cuts[0];
    }
};
