#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    bool canConstruct(string ransomNote, string magazine) {
        sort(ransomNote.begin(), ransomNote.end());
        sort(magazine.begin(), magazine.end());
        size_t i = 0;
        for (char letter : magazine) {
            if (i == ransomNote.size() || letter > ransomNote[i]) break;
            if (letter == ransomNote[i]) i++;
        }
        return i == ransomNote.size();
    }
};
