#include <string>
using namespace std;

class Solution {
public:
    int countSubstrings(string s) {
        int n = s.size();
        int count = 0;
        for (int start = 0; start < n; start++) {
            for (int end = start; end < n; end++) {
                int left = start;
                int right = end;
                while (left < right && s[left] == s[right]) {
                    left++;
                    right--;
                }
                if (left >= right) count++;
            }
        }
        return count;
    }
};
