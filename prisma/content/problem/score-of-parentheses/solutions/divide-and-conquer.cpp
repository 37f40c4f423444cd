#include <string>
using namespace std;

class Solution {
public:
    int scoreOfParentheses(string s) {
        return score(s, 0, static_cast<int>(s.size()));
    }

private:
    int score(const string& s, int low, int high) {
        int total = 0;
        int open = 0;
        int start = low;
        for (int i = low; i < high; ++i) {
            open += s[i] == '(' ? 1 : -1;
            if (open == 0) {
                total += i == start + 1 ? 1 : 2 * score(s, start + 1, i);
                start = i + 1;
            }
        }
        return total;
    }
};
