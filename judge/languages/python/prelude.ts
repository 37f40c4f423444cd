/** The names that a learner's program can use without importing them. */
const PYTHON_PRELUDE = `
from string import *
from re import *
from collections import *
from heapq import *
from bisect import *
from math import *
from random import *
from itertools import *
from functools import *
from operator import *
from builtins import *
from typing import *
import bisect, collections, functools, heapq, itertools, math, operator, random, re, string, sys, types, typing

def callable_module(module):
    # Both bisect(values, x) and bisect.bisect_left(values, x) are written where everything is imported.
    function = getattr(module, module.__name__)
    module.__class__ = type("module", (types.ModuleType,), {"__call__": staticmethod(function)})

callable_module(bisect)
callable_module(random)

class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right

class Node:
    # Of a graph it has neighbors, which stand in the place of next; of a list with random links next and random.
    def __init__(self, val=0, next=None, random=None, neighbors=None):
        if isinstance(next, list):
            next, neighbors = None, next
        self.val = val
        self.next = next
        self.random = random
        self.neighbors = neighbors if neighbors is not None else []
`;

/** Modules that few programs use: their names are there where a program names one of them. */
const MODULES_BY_NAME: Record<string, RegExp> = {
  copy: /\b(deep)?copy\b/,
  datetime: /\b(datetime|timedelta|date)\b/,
  json: /\bjson\b/,
  sortedcontainers: /\bSorted(List|KeyList|Dict|Set)\b|\bsortedcontainers\b/,
  statistics: /\b(f?mean|median(_low|_high)?|p?stdev|p?variance|statistics)\b/,
};

export const modulesOf = (source: string): string[] =>
  Object.keys(MODULES_BY_NAME).filter((name) => MODULES_BY_NAME[name]?.test(source));

/** Some modules have a function or class of their own name, which programs call by it. */
const imported = (name: string) =>
  `from ${name} import *\nimport ${name}\n${CALLED.has(name) ? `callable_module(${name})\n` : ''}`;
const CALLED = new Set(['copy', 'datetime']);

/** The code that a driver runs before a program. @param node the class of the problem's own nodes, or '' */
export const pythonPrelude = (source: string, node: string): string =>
  PYTHON_PRELUDE + node + modulesOf(source).map(imported).join('');
