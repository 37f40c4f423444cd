// Wrong Answer: finds the longest common substring, whose characters are contiguous
class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        vector<vector<int>> length(text1.size() + 1, vector<int>(text2.size() + 1, 0));
        int longest = 0;
        for (size_t i = 1; i <= text1.size(); i++) {
            for (size_t j = 1; j <= text2.size(); j++) {
                if (text1[i - 1] != text2[j - 1]) continue;
                length[i][j] = length[i - 1][j - 1] + 1;
                longest = max(longest, length[i][j]);
            }
        }
        return longest;
    }
};
