#include <algorithm>
#include <iostream>
#include <vector>

using namespace std;

vector<int> readNumbers() {
    int count;
    cin >> count;
    vector<int> numbers(count);
    for (int& number : numbers) cin >> number;
    return numbers;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    vector<int> heights = readNumbers();
    sort(heights.begin(), heights.end());
    for (const int h : readNumbers()) {
        cout << heights.end() - lower_bound(heights.begin(), heights.end(), h) << ' ';
    }
    cout << '\n';
}
