// Runtime Error: reserves entries for lowercase letters only
class Solution {
public:
    bool isIsomorphic(string s, string t) {
        vector<int> first(26, -1), second(26, -1);
        for (int i = 0; i < static_cast<int>(s.size()); i++) {
            if (first.at(s[i] - 'a') != second.at(t[i] - 'a')) return false;
            first.at(s[i] - 'a') = second.at(t[i] - 'a') = i;
        }
        return true;
    }
};
