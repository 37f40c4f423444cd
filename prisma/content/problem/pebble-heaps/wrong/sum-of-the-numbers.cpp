// Wrong Answer: adds the Grundy numbers instead of using XOR
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

int main() {
    vector<int> lists[2];
    for (auto& list : lists) {
        string line;
        getline(cin, line);
        istringstream words(line);
        for (int number; words >> number;) list.push_back(number);
    }
    vector<int> numbers;
    for (int size = 0; size <= 10'000; ++size) {
        set<int> reachable;
        for (const int taken : lists[0]) {
            if (taken <= size) reachable.insert(numbers[size - taken]);
        }
        int number = 0;
        while (reachable.count(number) > 0) ++number;
        numbers.push_back(number);
    }
    int total = 0;
    for (const int size : lists[1]) total += numbers[size];
    for (size_t heap = 0; heap < lists[1].size() && total > 0; ++heap) {
        for (const int taken : lists[0]) {
            const int size = lists[1][heap];
            if (taken > size) continue;
            if (total - numbers[size] + numbers[size - taken] > 0) continue;
            cout << "first " << heap + 1 << ' ' << taken << '\n';
            return 0;
        }
    }
    cout << "second\n";
}
