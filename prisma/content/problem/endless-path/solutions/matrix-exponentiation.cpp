#include <cstdint>
#include <iostream>
#include <numeric>
#include <vector>

using namespace std;

using Row = vector<uint64_t>;
using Matrix = vector<Row>;
constexpr uint64_t kModulus = 1'000'000'007;

Row product(const Row& row, const Matrix& matrix) {
    Row result(row.size(), 0);
    for (size_t k = 0; k < row.size(); ++k) {
        for (size_t j = 0; j < row.size(); ++j) {
            result[j] = (result[j] + row[k] * matrix[k][j]) % kModulus;
        }
    }
    return result;
}

Matrix square(const Matrix& matrix) {
    Matrix result;
    for (const Row& row : matrix) result.push_back(product(row, matrix));
    return result;
}

int main() {
    uint64_t n;
    int colours;
    cin >> n >> colours;
    Matrix step(colours, Row(colours, 1));
    for (int one, other; cin >> one >> other;) {
        step[one - 1][other - 1] = 0;
        step[other - 1][one - 1] = 0;
    }

    Row ways(colours, 1);
    for (uint64_t steps = n - 1; steps > 0; steps /= 2) {
        if (steps % 2 == 1) ways = product(ways, step);
        step = square(step);
    }
    cout << accumulate(ways.begin(), ways.end(), uint64_t{0}) % kModulus << '\n';
}
