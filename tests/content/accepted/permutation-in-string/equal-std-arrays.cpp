class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        int n = s1.length(), m = s2.length();
        if (n > m) return false;
        array<int, 26> a{}, b{};
        for (char c : s1) a[c - 'a']++;
        for (int i = 0; i < m; i++) {
            b[s2[i] - 'a']++;
            if (i >= n) b[s2[i - n] - 'a']--;
            if (a == b) return true;
        }
        return false;
    }
};
