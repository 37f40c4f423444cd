// Wrong Answer: never goes back in the magazine, so it finds only subsequences
#include <string>
using namespace std;

class Solution {
public:
    bool canConstruct(string ransomNote, string magazine) {
        size_t found = 0;
        for (char letter : magazine) {
            if (found < ransomNote.size() && ransomNote[found] == letter) found++;
        }
        return found == ransomNote.size();
    }
};
