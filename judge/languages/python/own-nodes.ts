import type { OwnNode } from '#judge/values/signature.ts';

/** Code that is added to a driver for values with their own node class. */
type Parts = {
  /** The class `Node` in place of the one for graphs. */
  node: string;
  /** Comes after the makers of the driver, inside its main function. */
  makers: string;
  /** Comes at the start of the function that converts a value by its base. */
  writer: string;
};

export const PYTHON_OWN_NODES: Record<OwnNode, Parts> = {
  NextTree: {
    node: String.raw`
class Node:
    def __init__(self, val=0, left=None, right=None, next=None):
        self.val = val
        self.left = left
        self.right = right
        self.next = next
`,
    makers: String.raw`
    def to_next_tree(values):
        nodes = [None if value is None else Node(value) for value in values]
        parents = [node for node in nodes if node]
        nodes_alive.extend(parents)
        for place, node in enumerate(nodes[1:]):
            setattr(parents[place // 2], "right" if place % 2 else "left", node)
        return nodes[0] if nodes else None
    makers["NextTree"] = to_next_tree
`,
    writer: String.raw`        if base == "NextTree" and (value is None or has(value, "left")):
            levels, first, count = [], value, 0
            while first:
                level, node, first = [], first, None
                while node:
                    level.append(node.val)
                    count += 1
                    if count > 200_000:
                        return "a level with a cycle"
                    first = first or node.left or node.right
                    node = node.next
                levels.append(level)
            return levels
`,
  },
  MultiList: {
    node: String.raw`
class Node:
    def __init__(self, val=0, prev=None, next=None, child=None):
        self.val = val
        self.prev = prev
        self.next = next
        self.child = child
`,
    makers: String.raw`
    def to_multi_list(values):
        head, waiting = None, [(values, None)]
        while waiting:
            items, parent = waiting.pop()
            before = None
            for item in items:
                if isinstance(item, list):
                    waiting.append((item, before))
                    continue
                node = Node(item, before)
                nodes_alive.append(node)
                if before:
                    before.next = node
                elif parent:
                    parent.child = node
                else:
                    head = node
                before = node
        return head
    makers["MultiList"] = to_multi_list
    release_chains = release

    def release():
        # These links make chains as well, of a list that was flattened one of all its nodes.
        for node in nodes_alive:
            for link in ("prev", "child"):
                if hasattr(node, link):
                    setattr(node, link, None)
        release_chains()
`,
    writer: String.raw`        if base == "MultiList" and (value is None or has(value, "child")):
            values, before = [], None
            while value is not None:
                if value.prev is not before:
                    return "a list with a prev that is not the node before it"
                if value.child is not None:
                    return "a list in which a node still has a child"
                values.append(value.val)
                nodes_alive.append(value)
                if len(values) > 200_000:
                    return "a list with a cycle"
                before, value = value, value.next
            return values
`,
  },
  QuadTree: {
    node: String.raw`
class Node:
    def __init__(self, val=False, isLeaf=False, topLeft=None, topRight=None, bottomLeft=None, bottomRight=None):
        self.val = val
        self.isLeaf = isLeaf
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
`,
    makers: '',
    writer: String.raw`        if base == "QuadTree" and (value is None or has(value, "isLeaf")):
            order = [value] if value else []
            for node in order:
                if len(order) > 200_000:
                    return "a tree with a cycle"
                if not node.isLeaf:
                    children = [node.topLeft, node.topRight, node.bottomLeft, node.bottomRight]
                    if any(child is None for child in children):
                        return "a node that is no leaf and has fewer than four children"
                    order += children
            return [[1, 1 if node.val else 0] if node.isLeaf else [0] for node in order]
`,
  },
  TreePlace: {
    node: '',
    makers: String.raw`
    tree_of = []

    def to_known_tree(values):
        tree_of[:] = [to_tree(values)]
        return tree_of[0]

    def node_where(is_wanted):
        open_nodes = list(tree_of)
        while open_nodes:
            node = open_nodes.pop()
            if node is not None:
                if is_wanted(node):
                    return node
                open_nodes += (node.left, node.right)
        return None
    makers["TreeNode"], makers["TreePlace"] = to_known_tree, lambda value: node_where(lambda node: node.val == value)
`,
    writer: `        if base == "TreePlace":
            if value is None:
                return None
            return value.val if node_where(lambda node: node is value) else "a node that is not in the tree"
`,
  },
  ListPlace: {
    node: '',
    makers: String.raw`
    list_of = []

    def to_known_list(values):
        list_of[:] = [to_list(values)]
        return list_of[0]
    makers["ListNode"] = to_known_list
`,
    writer: `        if base == "ListPlace":
            node, position = list_of[0], 0
            while value is not None and node is not None and node is not value and position < 200000:
                node, position = node.next, position + 1
            return None if value is None else position if node is value else "a node that is not in the list"
`,
  },
  VersionCheck: {
    node: '',
    makers: String.raw`
    first_bad = [0]

    def to_first_bad(value):
        first_bad[0] = value
        return value
    names["isBadVersion"] = lambda version: version >= first_bad[0]
    makers["VersionCheck"] = to_first_bad
`,
    writer: '',
  },
  JoinedList: {
    node: '',
    makers: String.raw`
    joined_to = []

    def to_first_list(values):
        joined_to[:] = [to_list(values)]
        return joined_to[0]

    def to_joined_list(values):
        if len(values) != 3 or values[2] != "joined":
            return to_list(values)
        head, rest = to_list(values[0]), joined_to[0]
        for _ in range(values[1]):
            rest = rest.next
        if head is None:
            return rest
        last = head
        while last.next:
            last = last.next
        last.next = rest
        return head
    makers["ListNode"], makers["JoinedList"] = to_first_list, to_joined_list
`,
    writer: '',
  },
};
