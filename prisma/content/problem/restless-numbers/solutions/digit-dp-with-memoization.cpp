#include <array>
#include <iostream>
#include <string>
#include <vector>

using namespace std;

class Restless {
public:
    explicit Restless(const string& limit) : limit_(limit), free_(limit.size()) {
        for (auto& row : free_) row.fill(-1);
    }

    long long ways(size_t place, int last, bool isStartOfLimit) {
        if (place == limit_.size()) return last >= 0 ? 1 : 0;
        long long& known = free_[place][last + 1];
        if (!isStartOfLimit && known >= 0) return known;

        const int highest = isStartOfLimit ? limit_[place] - '0' : 9;
        long long total = 0;
        for (int digit = 0; digit <= highest; ++digit) {
            if (digit == last) continue;
            const int written = last < 0 && digit == 0 ? -1 : digit;
            total += ways(place + 1, written, isStartOfLimit && digit == highest);
        }
        if (!isStartOfLimit) known = total;
        return total;
    }

private:
    string limit_;
    vector<array<long long, 11>> free_;
};

int main() {
    string limit;
    cin >> limit;
    cout << Restless(limit).ways(0, -1, true) << '\n';
}
