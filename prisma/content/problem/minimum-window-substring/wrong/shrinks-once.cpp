// Wrong Answer: shrinks the window by one character only, though it may still be valid
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    string minWindow(string s, string t) {
        vector<int> need(128);
        for (char letter : t) need[letter]++;
        size_t missing = t.size(), start = 0, from = 0, best = s.size() + 1;
        for (size_t end = 0; end < s.size(); end++) {
            if (need[s[end]]-- > 0) missing--;
            if (missing == 0) {
                if (end - start + 1 < best) {
                    from = start;
                    best = end - start + 1;
                }
                if (++need[s[start++]] > 0) missing++;
            }
        }
        return best > s.size() ? "" : s.substr(from, best);
    }
};
