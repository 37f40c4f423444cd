#include <array>
#include <string>
using namespace std;

class Solution {
public:
    int longestPalindrome(string s) {
        array<int, 128> counts{};
        for (char letter : s) counts[letter]++;
        int paired = 0;
        for (int count : counts) paired += count - count % 2;
        int n = s.size();
        return paired < n ? paired + 1 : paired;
    }
};
