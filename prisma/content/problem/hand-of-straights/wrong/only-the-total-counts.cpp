// Wrong Answer: checks only the number of cards and whether each has a neighbour
#include <set>
#include <vector>
using namespace std;

class Solution {
public:
    bool isNStraightHand(vector<int>& hand, int groupSize) {
        if (hand.size() % groupSize != 0) return false;
        if (groupSize == 1) return true;
        set<int> cards(hand.begin(), hand.end());
        for (int card : cards) {
            if (!cards.count(card - 1) && !cards.count(card + 1)) return false;
        }
        return true;
    }
};
