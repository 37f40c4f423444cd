#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int minCut(string s) { return cuts(s, 0); }

private:
    int cuts(const string& s, int i) {
        int last = s.size() - 1;
        if (isPalindrome(s, i, last)) return 0;
        int best = last - i;
        for (int j = i; j < last; j++) {
            if (isPalindrome(s, i, j)) best = min(best, 1 + cuts(s, j + 1));
        }
        return best;
    }

    bool isPalindrome(const string& s, int left, int right) {
        while (left < right && s[left] == s[right]) {
            left++;
            right--;
        }
        return left >= right;
    }
};
