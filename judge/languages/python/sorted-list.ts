/** Values in short sorted lists, so that inserting one moves few of them; in Python. */
export const SORTED_LIST = String.raw`
from bisect import bisect_left, bisect_right, insort
from collections.abc import MutableSet

__all__ = ["SortedList", "SortedKeyList", "SortedListWithKey", "SortedDict", "SortedSet"]
_LOAD = 700


class SortedList:
    def __new__(cls, iterable=None, key=None):
        return object.__new__(SortedKeyList if key is not None and cls is SortedList else cls)

    def __init__(self, iterable=None, key=None):
        self._lists = []
        self._size = 0
        if iterable is not None:
            self.update(iterable)

    def _find(self, value, right):
        """The list and the place in it before (or after) values that are equal."""
        bisect = bisect_right if right else bisect_left
        low, high = 0, len(self._lists)
        while low < high:
            middle = (low + high) // 2
            last = self._lists[middle][-1]
            if last < value or (right and not value < last):
                low = middle + 1
            else:
                high = middle
        if low == len(self._lists):
            return low, 0
        return low, bisect(self._lists[low], value)

    def _at(self, index):
        if index < 0:
            index += self._size
        if not 0 <= index < self._size:
            raise IndexError("list index out of range")
        for place, part in enumerate(self._lists):
            if index < len(part):
                return place, index
            index -= len(part)

    def _delete(self, place, index):
        value = self._lists[place].pop(index)
        if not self._lists[place]:
            del self._lists[place]
        self._size -= 1
        return value

    def add(self, value):
        place, _ = self._find(value, True)
        if not self._lists:
            self._lists.append([value])
        else:
            place = min(place, len(self._lists) - 1)
            part = self._lists[place]
            insort(part, value)
            if len(part) > 2 * _LOAD:
                self._lists[place : place + 1] = [part[:_LOAD], part[_LOAD:]]
        self._size += 1

    def update(self, iterable):
        values = sorted([*self._values(), *self._wrapped(iterable)])
        self._lists = [values[start : start + _LOAD] for start in range(0, len(values), _LOAD)]
        self._size = len(values)

    def _wrapped(self, iterable):
        return iterable

    def _values(self):
        for part in self._lists:
            yield from part

    def discard(self, value):
        place, index = self._find(value, False)
        if place < len(self._lists) and index < len(self._lists[place]) and self._lists[place][index] == value:
            self._delete(place, index)
            return True
        return False

    def remove(self, value):
        if not self.discard(value):
            raise ValueError(f"{value!r} not in list")

    def pop(self, index=-1):
        if not self._size:
            raise IndexError("pop index out of range")
        return self._delete(*self._at(index))

    def clear(self):
        self._lists, self._size = [], 0

    def _position(self, place, index):
        return sum(map(len, self._lists[:place])) + index

    def bisect_left(self, value):
        return self._position(*self._find(value, False))

    def bisect_right(self, value):
        return self._position(*self._find(value, True))

    bisect = bisect_right

    def count(self, value):
        return self.bisect_right(value) - self.bisect_left(value)

    def index(self, value, start=None, stop=None):
        position = self.bisect_left(value)
        if value not in self or position < (start or 0) or (stop is not None and position >= stop):
            raise ValueError(f"{value!r} is not in list")
        return position

    def irange(self, minimum=None, maximum=None, inclusive=(True, True), reverse=False):
        low = 0 if minimum is None else (self.bisect_left if inclusive[0] else self.bisect_right)(minimum)
        high = self._size if maximum is None else (self.bisect_right if inclusive[1] else self.bisect_left)(maximum)
        return self.islice(low, high, reverse)

    def islice(self, start=None, stop=None, reverse=False):
        values = list(self)[slice(start, stop)]
        return iter(values[::-1] if reverse else values)

    def copy(self):
        return type(self)(self)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return list(self)[index]
        place, index = self._at(index)
        return self._lists[place][index]

    def __delitem__(self, index):
        if isinstance(index, slice):
            for position in sorted(range(*index.indices(self._size)), reverse=True):
                self._delete(*self._at(position))
        else:
            self._delete(*self._at(index))

    def __contains__(self, value):
        place, index = self._find(value, False)
        return place < len(self._lists) and index < len(self._lists[place]) and self._lists[place][index] == value

    def __iter__(self):
        return self._values()

    def __reversed__(self):
        return iter(list(self)[::-1])

    def __len__(self):
        return self._size

    def __eq__(self, other):
        return list(self) == list(other)

    def __lt__(self, other):
        return list(self) < list(other)

    def __add__(self, other):
        made = self.copy()
        made.update(other)
        return made

    __hash__ = None

    def __repr__(self):
        return f"{type(self).__name__}({list(self)!r})"


class _Keyed:
    __slots__ = ("key", "value")

    def __init__(self, key, value):
        self.key = key
        self.value = value

    def __lt__(self, other):
        return self.key < other.key

    def __eq__(self, other):
        return self.key == other.key and self.value == other.value


class SortedKeyList(SortedList):
    def __init__(self, iterable=None, key=lambda value: value):
        self.key = key
        super().__init__(iterable)

    def _wrapped(self, iterable):
        return [_Keyed(self.key(value), value) for value in iterable]

    def __iter__(self):
        return (one.value for one in self._values())

    def add(self, value):
        super().add(_Keyed(self.key(value), value))

    def _equal(self, value):
        wanted = _Keyed(self.key(value), value)
        place, index = self._find(wanted, False)
        while place < len(self._lists):
            part = self._lists[place]
            while index < len(part):
                if wanted < part[index]:
                    return None
                if part[index].value == value:
                    return place, index
                index += 1
            place, index = place + 1, 0
        return None

    def discard(self, value):
        found = self._equal(value)
        if found:
            self._delete(*found)
        return found is not None

    def pop(self, index=-1):
        return super().pop(index).value

    def bisect_left(self, value):
        return self.bisect_key_left(self.key(value))

    def bisect_right(self, value):
        return self.bisect_key_right(self.key(value))

    bisect = bisect_right

    def bisect_key_left(self, key):
        return self._position(*self._find(_Keyed(key, None), False))

    def bisect_key_right(self, key):
        return self._position(*self._find(_Keyed(key, None), True))

    bisect_key = bisect_key_right

    def copy(self):
        return type(self)(self, self.key)

    def __contains__(self, value):
        return self._equal(value) is not None

    def __getitem__(self, index):
        found = super().__getitem__(index)
        return found.value if isinstance(found, _Keyed) else found


SortedListWithKey = SortedKeyList
`;
