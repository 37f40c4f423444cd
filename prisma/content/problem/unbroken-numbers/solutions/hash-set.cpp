#include <iostream>
#include <unordered_set>

using namespace std;

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int n;
    cin >> n;
    unordered_set<int> numbers;
    while (n-- > 0) {
        int number;
        cin >> number;
        numbers.insert(number);
    }

    int bestLength = 0;
    int bestFirst = 0;
    for (const int first : numbers) {
        if (numbers.contains(first - 1)) continue;
        int end = first + 1;
        while (numbers.contains(end)) ++end;
        const int length = end - first;
        if (length > bestLength || (length == bestLength && first < bestFirst)) {
            bestLength = length;
            bestFirst = first;
        }
    }
    cout << bestFirst << ' ' << bestFirst + bestLength - 1 << '\n';
}
