// Wrong Answer: accepts a part as a palindrome if its first and last letter are equal
class Solution {
    vector<vector<string>> ways;
    vector<string> parts;

    void cut(const string& s, size_t start) {
        if (start == s.size()) ways.push_back(parts);
        for (size_t end = start; end < s.size(); end++) {
            if (s[start] != s[end]) continue;
            parts.push_back(s.substr(start, end - start + 1));
            cut(s, end + 1);
            parts.pop_back();
        }
    }

public:
    vector<vector<string>> partition(string s) {
        cut(s, 0);
        return ways;
    }
};
