def main():
    _, limit = map(int, input().split())
    weights = list(map(int, input().split()))

    def count(parcel, rest):
        if parcel == len(weights):
            return 1
        sets = count(parcel + 1, rest)
        if weights[parcel] <= rest:
            sets += count(parcel + 1, rest - weights[parcel])
        return sets

    print(count(0, limit))


main()
