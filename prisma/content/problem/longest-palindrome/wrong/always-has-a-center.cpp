// Wrong Answer: adds a center even if every letter is paired
class Solution {
public:
    int longestPalindrome(string s) {
        map<char, int> counts;
        for (char letter : s) counts[letter]++;
        int length = 1;
        for (auto [letter, count] : counts) length += count / 2 * 2;
        return length;
    }
};
