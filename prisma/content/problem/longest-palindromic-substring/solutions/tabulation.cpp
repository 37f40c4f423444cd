#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string longestPalindrome(string s) {
        int n = static_cast<int>(s.size());
        vector<vector<char>> isPalindrome(n, vector<char>(n, false));
        int bestStart = 0;
        int bestLength = 1;
        for (int start = n - 1; start >= 0; start--) {
            for (int end = start; end < n; end++) {
                bool isInner = end - start < 2 || isPalindrome[start + 1][end - 1];
                isPalindrome[start][end] = isInner && s[start] == s[end];
                if (isPalindrome[start][end] && end - start + 1 > bestLength) {
                    bestStart = start;
                    bestLength = end - start + 1;
                }
            }
        }
        return s.substr(bestStart, bestLength);
    }
};
