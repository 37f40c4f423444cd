#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int compress(vector<char>& chars) {
        int count = chars.size();
        int write = 0;
        int start = 0;
        while (start < count) {
            int end = start;
            while (end < count && chars[end] == chars[start]) end++;
            chars[write++] = chars[start];
            if (end - start > 1) {
                for (char digit : to_string(end - start)) chars[write++] = digit;
            }
            start = end;
        }
        return write;
    }
};
