package org.marshal4j.table.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/** The columns of a table, of a nested type or of a list's elements, as they are asked for: new ones, or those of a file. */
final class Level {
    static final String ELEMENT = "item";

    private final TableSource source;

    /** Those of the file, or null if there is none, or it does not have this level. */
    private final @Nullable List<Node> file;

    private final List<Node> made = new ArrayList<>();
    private final @Nullable Node struct;

    Level(TableSource source, @Nullable List<Node> file, @Nullable Node struct) {
        this.source = source;
        this.file = file;
        this.struct = struct;
    }

    List<Node> nodes() {
        return made;
    }

    Node last() {
        return made.get(made.size() - 1);
    }

    Node struct() {
        return Objects.requireNonNull(struct);
    }

    Node node(String name, Kind kind, boolean nullable) {
        return add(name, kind, found -> found, () -> new Node(name, kind, nullable));
    }

    Node enumNode(String name, List<String> names, boolean nullable) {
        return add(name, Kind.ofConstants(names.size()), found -> source.grown(found, names), () -> {
            Node node = new Node(name, Kind.ofConstants(names.size()), nullable);
            node.setConstants(names);
            return node;
        });
    }

    Node listNode(String name, boolean nullable, Function<Level, Node> element) {
        return add(
                name,
                Kind.LIST,
                found -> {
                    element.apply(new Level(source, found.children(), null));
                    return found;
                },
                () -> new Node(name, Kind.LIST, nullable, List.of(element.apply(new Level(source, null, null)))));
    }

    Level within(String name, boolean nullable) {
        Node node = add(name, Kind.STRUCT, found -> found, () -> new Node(name, Kind.STRUCT, nullable));
        Node found = file == null ? null : find(name);
        return new Level(source, found == null ? null : found.children(), node);
    }

    private interface Maker {
        Node make();
    }

    private Node add(String name, Kind kind, Function<Node, Node> match, Maker maker) {
        Node found = file == null ? null : find(name);
        Node node;
        if (found != null) {
            source.requireSame(found, kind);
            node = match.apply(found);
        } else {
            node = maker.make();
            source.absent(node);
        }
        made.add(node);
        if (struct != null && file == null) {
            struct.children().add(node);
        }
        return node;
    }

    private @Nullable Node find(String name) {
        for (Node node : Objects.requireNonNull(file)) {
            if (node.name().equals(name)) {
                return node;
            }
        }
        return null;
    }
}
