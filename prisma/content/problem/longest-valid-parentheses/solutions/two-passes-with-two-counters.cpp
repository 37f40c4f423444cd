#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int longestValidParentheses(string s) {
        int forward = longestIn(s, '(');
        reverse(s.begin(), s.end());
        return max(forward, longestIn(s, ')'));
    }

private:
    int longestIn(const string& s, char opening) {
        int longest = 0;
        int open = 0;
        int close = 0;
        for (char c : s) {
            ++(c == opening ? open : close);
            if (close > open) {
                open = close = 0;
            } else if (open == close) {
                longest = max(longest, 2 * close);
            }
        }
        return longest;
    }
};
