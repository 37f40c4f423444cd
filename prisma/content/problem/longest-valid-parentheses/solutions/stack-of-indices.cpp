#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int longestValidParentheses(string s) {
        vector<int> stack{-1};
        int longest = 0;
        for (int i = 0; i < static_cast<int>(s.size()); ++i) {
            if (s[i] == '(') {
                stack.push_back(i);
                continue;
            }
            stack.pop_back();
            if (stack.empty()) {
                stack.push_back(i);
            } else {
                longest = max(longest, i - stack.back());
            }
        }
        return longest;
    }
};
