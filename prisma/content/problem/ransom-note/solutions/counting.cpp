#include <array>
#include <string>
using namespace std;

class Solution {
public:
    bool canConstruct(string ransomNote, string magazine) {
        array<int, 26> available{};
        for (char letter : magazine) available[letter - 'a']++;
        for (char letter : ransomNote) {
            if (available[letter - 'a'] == 0) return false;
            available[letter - 'a']--;
        }
        return true;
    }
};
