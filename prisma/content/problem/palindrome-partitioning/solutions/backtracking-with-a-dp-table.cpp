#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<bool>> isPalindrome;
    vector<vector<string>> ways;
    vector<string> parts;

    void cut(const string& s, size_t start) {
        if (start == s.size()) {
            ways.push_back(parts);
            return;
        }
        for (size_t end = start; end < s.size(); end++) {
            if (!isPalindrome[start][end]) continue;
            parts.push_back(s.substr(start, end - start + 1));
            cut(s, end + 1);
            parts.pop_back();
        }
    }

public:
    vector<vector<string>> partition(string s) {
        int n = s.size();
        isPalindrome.assign(n, vector<bool>(n, false));
        for (int i = n - 1; i >= 0; i--) {
            for (int j = i; j < n; j++) {
                bool isInner = j - i < 3 || isPalindrome[i + 1][j - 1];
                isPalindrome[i][j] = s[i] == s[j] && isInner;
            }
        }
        ways.clear();
        cut(s, 0);
        return ways;
    }
};
