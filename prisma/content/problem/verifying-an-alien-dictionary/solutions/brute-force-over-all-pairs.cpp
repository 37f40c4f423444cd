#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isAlienSorted(vector<string>& words, string order) {
        for (size_t i = 0; i < words.size(); ++i) {
            for (size_t j = i + 1; j < words.size(); ++j) {
                if (!isInOrder(words[i], words[j], order)) return false;
            }
        }
        return true;
    }

private:
    bool isInOrder(const string& first, const string& second, const string& order) {
        for (size_t i = 0; i < first.size() && i < second.size(); ++i) {
            if (first[i] != second[i]) {
                return order.find(first[i]) < order.find(second[i]);
            }
        }
        return first.size() <= second.size();
    }
};
