import { SORTED_LIST } from './sorted-list.ts';

/**
 * A module with the sorted containers that programs for other judges import (`sortedcontainers`), as far as they use
 * them.
 */
export const SORTED_CONTAINERS = `${SORTED_LIST}${String.raw`

class SortedSet(MutableSet):
    def __init__(self, iterable=None, key=None):
        self._key = key
        self._set = set(iterable or ())
        self._list = SortedList(self._set, key=key)
        for name in ("bisect", "bisect_left", "bisect_right", "index", "irange", "islice"):
            setattr(self, name, getattr(self._list, name))

    @classmethod
    def _from_iterable(cls, iterable):
        return cls(iterable)

    def add(self, value):
        if value not in self._set:
            self._set.add(value)
            self._list.add(value)

    def discard(self, value):
        if value in self._set:
            self._set.remove(value)
            self._list.remove(value)

    def pop(self, index=-1):
        value = self._list.pop(index)
        self._set.remove(value)
        return value

    def update(self, *iterables):
        for iterable in iterables:
            for value in iterable:
                self.add(value)
        return self

    def union(self, *others):
        return SortedSet(self._set.union(*others), self._key)

    def intersection(self, *others):
        return SortedSet(self._set.intersection(*others), self._key)

    def difference(self, *others):
        return SortedSet(self._set.difference(*others), self._key)

    def copy(self):
        return SortedSet(self._set, self._key)

    def count(self, value):
        return int(value in self._set)

    def __contains__(self, value):
        return value in self._set

    def __iter__(self):
        return iter(self._list)

    def __reversed__(self):
        return reversed(self._list)

    def __len__(self):
        return len(self._set)

    def __getitem__(self, index):
        return self._list[index]

    def __delitem__(self, index):
        values = self._list[index]
        del self._list[index]
        self._set.difference_update(values if isinstance(index, slice) else [values])

    def __repr__(self):
        return f"SortedSet({list(self)!r})"


class _SortedView:
    def __init__(self, of, item):
        self._of = of
        self._item = item

    def __len__(self):
        return len(self._of)

    def __iter__(self):
        return (self._item(key) for key in self._of._list)

    def __reversed__(self):
        return (self._item(key) for key in reversed(self._of._list))

    def __contains__(self, value):
        return any(one == value for one in self)

    def __getitem__(self, index):
        keys = self._of._list[index]
        return [self._item(key) for key in keys] if isinstance(index, slice) else self._item(keys)

    def index(self, value):
        return list(self).index(value)

    def __repr__(self):
        return repr(list(self))


class SortedDict(dict):
    def __init__(self, *args, **kwargs):
        key = args[0] if args and (args[0] is None or callable(args[0])) else None
        if args and (args[0] is None or callable(args[0])):
            args = args[1:]
        self._list = SortedList(key=key)
        for name in ("bisect", "bisect_left", "bisect_right", "index", "irange", "islice"):
            setattr(self, name, getattr(self._list, name))
        super().__init__()
        self.update(*args, **kwargs)

    def __setitem__(self, key, value):
        if key not in self:
            self._list.add(key)
        super().__setitem__(key, value)

    def __delitem__(self, key):
        super().__delitem__(key)
        self._list.remove(key)

    def update(self, *args, **kwargs):
        for key, value in dict(*args, **kwargs).items():
            self[key] = value

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def pop(self, key, *default):
        if key in self:
            self._list.remove(key)
        return super().pop(key, *default)

    def popitem(self, index=-1):
        if not self:
            raise KeyError("popitem(): dictionary is empty")
        key = self._list.pop(index)
        return key, super().pop(key)

    def peekitem(self, index=-1):
        key = self._list[index]
        return key, self[key]

    def clear(self):
        super().clear()
        self._list.clear()

    def copy(self):
        return SortedDict(getattr(self._list, "key", None), self)

    def keys(self):
        return _SortedView(self, lambda key: key)

    def values(self):
        return _SortedView(self, lambda key: self[key])

    def items(self):
        return _SortedView(self, lambda key: (key, self[key]))

    def __iter__(self):
        return iter(self._list)

    def __reversed__(self):
        return reversed(self._list)

    def __repr__(self):
        return "SortedDict({" + ", ".join(f"{key!r}: {value!r}" for key, value in self.items()) + "})"
`}`;
