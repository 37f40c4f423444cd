#include <array>
using namespace std;

class HitCounter {
public:
    HitCounter() {}

    void hit(int timestamp) {
        Slot& slot = slots[timestamp % 300];
        if (slot.second != timestamp) slot = {timestamp, 0};
        ++slot.count;
    }

    int getHits(int timestamp) {
        int hits = 0;
        for (const Slot& slot : slots) {
            if (slot.second > timestamp - 300) hits += slot.count;
        }
        return hits;
    }

private:
    struct Slot {
        int second = 0;
        int count = 0;
    };

    array<Slot, 300> slots{};
};
