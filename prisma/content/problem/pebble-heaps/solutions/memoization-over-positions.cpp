#include <algorithm>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

using Heaps = vector<int>;

Heaps readLine() {
    string line;
    getline(cin, line);
    istringstream words(line);
    Heaps numbers;
    for (int number; words >> number;) numbers.push_back(number);
    return numbers;
}

bool isWon(Heaps heaps, const vector<int>& allowed, map<Heaps, bool>& known) {
    sort(heaps.begin(), heaps.end());
    const auto entry = known.find(heaps);
    if (entry != known.end()) return entry->second;
    bool& won = known[heaps];
    for (size_t i = 0; i < heaps.size() && !won; ++i) {
        for (const int taken : allowed) {
            if (taken > heaps[i]) break;
            Heaps after = heaps;
            after[i] -= taken;
            if (!isWon(after, allowed, known)) won = true;
        }
    }
    return won;
}

int main() {
    const vector<int> allowed = readLine();
    const Heaps heaps = readLine();
    map<Heaps, bool> known;
    for (size_t i = 0; i < heaps.size(); ++i) {
        for (const int taken : allowed) {
            if (taken > heaps[i]) break;
            Heaps after = heaps;
            after[i] -= taken;
            if (isWon(after, allowed, known)) continue;
            cout << "first " << i + 1 << ' ' << taken << '\n';
            return 0;
        }
    }
    cout << "second\n";
}
