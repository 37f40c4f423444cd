#include <array>
#include <string>
using namespace std;

class Solution {
public:
    bool checkInclusion(string s1, string s2) {
        array<int, 26> excess{};
        int different = 0;
        auto change = [&](char letter, int by) {
            int& count = excess[letter - 'a'];
            if (count == 0) different++;
            count += by;
            if (count == 0) different--;
        };
        for (char letter : s1) change(letter, -1);
        for (size_t end = 0; end < s2.size(); end++) {
            change(s2[end], 1);
            if (end >= s1.size()) change(s2[end - s1.size()], -1);
            if (different == 0) return true;
        }
        return false;
    }
};
