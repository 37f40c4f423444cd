// Wrong Answer: fills row i before row i + 1, which it needs
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int countSubstrings(string s) {
        int n = s.size();
        vector<vector<char>> isPalindrome(n, vector<char>(n, 0));
        int count = 0;
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                bool isInner = j - i < 2 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = s[i] == s[j] && isInner;
                count += isPalindrome[i][j];
            }
        }
        return count;
    }
};
