#include <algorithm>
#include <string>
#include <unordered_map>
using namespace std;

class Solution {
public:
    string frequencySort(string s) {
        unordered_map<char, int> counts;
        for (char character : s) counts[character]++;
        sort(s.begin(), s.end(), [&](char a, char b) {
            int countOfA = counts[a], countOfB = counts[b];
            return countOfA != countOfB ? countOfA > countOfB : a < b;
        });
        return s;
    }
};
