class Solution {
public:
    string longestPalindrome(string s) {
        string_view sv(s), best;
        for (int c = 0; c < (int)s.size() * 2 - 1; c++) {
            int l = c / 2, r = l + c % 2;
            while (l >= 0 && r < (int)s.size() && s[l] == s[r]) l--, r++;
            auto cur = sv.substr(l + 1, r - l - 1);
            if (cur.size() > best.size()) best = cur;
        }
        return string(best);
    }
};
