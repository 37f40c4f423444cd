/** The code of the Python driver that creates and releases lists, trees and graphs; inside its main function. */
export const PYTHON_MAKERS = String.raw`    given = set()

    nodes_alive = []

    def release():
        # One by one: a long chain of them that goes at once overflows the stack of an interpreter in a browser.
        for node in nodes_alive:
            for link in ("next", "random", "left", "right", "neighbors"):
                if hasattr(node, link):
                    setattr(node, link, None)
        nodes_alive.clear()

    def to_list(values):
        values, back = values if values and isinstance(values[0], list) else (values, None)
        nodes = [ListNode(value) for value in values]
        for node, following in zip(nodes, nodes[1:]):
            node.next = following
        if back is not None:
            nodes[-1].next = nodes[back]
        nodes_alive.extend(nodes)
        return nodes[0] if nodes else None

    def to_tree(values):
        nodes = [None if value is None else TreeNode(value) for value in values]
        parents = [node for node in nodes if node]
        nodes_alive.extend(parents)
        for place, node in enumerate(nodes[1:]):
            setattr(parents[place // 2], "right" if place % 2 else "left", node)
        return nodes[0] if nodes else None

    def to_graph(neighbors):
        nodes = [Node(place + 1) for place in range(len(neighbors))]
        for node, others in zip(nodes, neighbors):
            node.neighbors = [nodes[other - 1] for other in others]
        given.update(map(id, nodes))
        nodes_alive.extend(nodes)
        return nodes[0] if nodes else None

    def to_random_list(pairs):
        nodes = [Node(value) for value, _ in pairs]
        for node, following in zip(nodes, nodes[1:]):
            node.next = following
        for node, (_, place) in zip(nodes, pairs):
            node.random = None if place is None else nodes[place]
        given.update(map(id, nodes))
        nodes_alive.extend(nodes)
        return nodes[0] if nodes else None

`;

/** The code that writes them; inside the function that converts a value by its base. */
export const PYTHON_NODES = String.raw`        if base == "ListNode" and (value is None or has(value, "next")):
            values = []
            while value is not None:
                values.append(value.val)
                nodes_alive.append(value)
                if len(values) > 200_000:
                    return "a list with a cycle"
                value = value.next
            return values
        if base == "TreeNode" and (value is None or has(value, "left")):
            values, level = [], [value]
            while any(level):
                nodes_alive.extend(node for node in level if node)
                values += [node.val if node else None for node in level]
                if len(values) > 400_000:
                    return "a tree with a cycle"
                level = [child for node in level if node for child in (node.left, node.right)]
            while values and values[-1] is None:
                values.pop()
            return values
        if base == "Graph" and (value is None or has(value, "neighbors")):
            order = [value] if value else []
            seen = {id(node) for node in order}
            for node in order:
                if id(node) in given:
                    return "a graph that shares nodes with the one that was given"
                fresh = [other for other in node.neighbors if id(other) not in seen and not seen.add(id(other))]
                order += fresh
            return [[other.val for other in node.neighbors] for node in sorted(order, key=lambda node: node.val)]
        if base == "RandomList" and (value is None or has(value, "random")):
            places, nodes = {None: None}, []
            while value is not None:
                if id(value) in given:
                    return "a list that shares nodes with the one that was given"
                if value in places:
                    return "a list with a cycle"
                places[value] = len(nodes)
                nodes.append(value)
                value = value.next
            nodes_alive.extend(nodes)
            if any(node.random not in places for node in nodes):
                return "a list with a random link that leads out of it"
            return [[node.val, places[node.random]] for node in nodes]
`;
