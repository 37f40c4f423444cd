#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

using namespace std;

vector<int> readLine() {
    string line;
    getline(cin, line);
    istringstream words(line);
    vector<int> numbers;
    for (int number; words >> number;) numbers.push_back(number);
    return numbers;
}

vector<int> grundyNumbers(int largest, const vector<int>& allowed) {
    vector<int> numbers(largest + 1, 0);
    // With k allowed numbers, no Grundy number exceeds k.
    vector<int> seenFor(allowed.size() + 1, -1);
    for (int size = 0; size <= largest; ++size) {
        for (const int taken : allowed) {
            if (taken > size) break;
            seenFor[numbers[size - taken]] = size;
        }
        while (seenFor[numbers[size]] == size) ++numbers[size];
    }
    return numbers;
}

int main() {
    const vector<int> allowed = readLine();
    const vector<int> heaps = readLine();
    const int largest = *max_element(heaps.begin(), heaps.end());
    const vector<int> numbers = grundyNumbers(largest, allowed);

    int total = 0;
    for (const int size : heaps) total ^= numbers[size];
    if (total == 0) {
        cout << "second\n";
        return 0;
    }
    for (size_t heap = 0; heap < heaps.size(); ++heap) {
        for (const int taken : allowed) {
            if (taken > heaps[heap]) break;
            const int wished = numbers[heaps[heap]] ^ total;
            if (numbers[heaps[heap] - taken] != wished) continue;
            cout << "first " << heap + 1 << ' ' << taken << '\n';
            return 0;
        }
    }
}
