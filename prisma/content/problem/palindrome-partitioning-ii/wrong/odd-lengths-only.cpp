// Wrong Answer: expands around letters only, so palindromes of even length are missed
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minCut(string s) {
        int n = s.size();
        vector<int> cuts(n + 1);
        for (int i = 0; i <= n; i++) cuts[i] = i - 1;
        for (int center = 0; center < n; center++) {
            for (int r = 0; r <= center && center + r < n; r++) {
                if (s[center - r] != s[center + r]) break;
                cuts[center + r + 1] = min(cuts[center + r + 1], cuts[center - r] + 1);
            }
        }
        return cuts[n];
    }
};
