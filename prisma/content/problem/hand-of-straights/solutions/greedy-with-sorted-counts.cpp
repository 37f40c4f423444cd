#include <map>
#include <vector>
using namespace std;

class Solution {
public:
    bool isNStraightHand(vector<int>& hand, int groupSize) {
        if (hand.size() % groupSize != 0) return false;
        map<int, int> left;
        for (int card : hand) left[card]++;
        for (auto first = left.begin(); first != left.end(); ++first) {
            int count = first->second;
            if (count == 0) continue;
            auto card = first;
            for (int i = 0; i < groupSize; i++, ++card) {
                if (card == left.end() || card->first != first->first + i) return false;
                if (card->second < count) return false;
                card->second -= count;
            }
        }
        return true;
    }
};
