#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int scoreOfParentheses(string s) {
        vector<int> scores{0};
        for (char c : s) {
            if (c == '(') {
                scores.push_back(0);
            } else {
                int inner = scores.back();
                scores.pop_back();
                scores.back() += max(1, 2 * inner);
            }
        }
        return scores[0];
    }
};
