package org.marshal4j.table.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.table.memory.DecimalType;
import org.marshal4j.table.memory.Kind;
import org.marshal4j.table.memory.Node;

/**
 * The columns of a table, of a nested type or of a list's elements, as they are requested: new ones, or the columns of
 * a file.
 */
final class Level {
    private final TableSource source;

    /** The columns of the file; null if there is no file, or if it does not have this level. */
    private final @Nullable List<Node> file;

    private final List<Node> made = new ArrayList<>();

    /**
     * The struct or list that contains the columns; null for the table, and for a list that is created after its
     * elements.
     */
    private final @Nullable Node parent;

    Level(TableSource source, @Nullable List<Node> file, @Nullable Node parent) {
        this.source = source;
        this.file = file;
        this.parent = parent;
    }

    List<Node> nodes() {
        return made;
    }

    Node last() {
        return made.get(made.size() - 1);
    }

    @Nullable
    Node parent() {
        return parent;
    }

    Node struct() {
        return Objects.requireNonNull(parent);
    }

    Node node(String name, Kind kind, boolean nullable) {
        return add(name, kind, nullable, found -> found, orNull -> new Node(name, kind, orNull));
    }

    Node decimalNode(String name, DecimalType type, boolean nullable) {
        return add(
                name,
                Kind.DECIMAL,
                nullable,
                found -> source.same(found, type),
                orNull -> new Node(name, Kind.DECIMAL, orNull).withDecimal(type));
    }

    Node enumNode(String name, List<String> names, boolean nullable) {
        Kind kind = Kind.ofConstants(names.size());
        return add(name, kind, nullable, found -> source.grown(found, names), orNull -> {
            Node node = new Node(name, kind, orNull);
            node.setConstants(names);
            return node;
        });
    }

    Node listNode(String name, boolean nullable, Function<Level, Node> element) {
        return add(
                name,
                Kind.LIST,
                nullable,
                found -> {
                    element.apply(source.add(new Level(source, found.children(), found)));
                    return found;
                },
                orNull -> new Node(name, Kind.LIST, orNull, List.of(element.apply(new Level(source, null, null)))));
    }

    Level within(String name, boolean nullable) {
        Node node = add(name, Kind.STRUCT, nullable, found -> found, orNull -> new Node(name, Kind.STRUCT, orNull));
        Node found = file == null ? null : find(name);
        return source.add(new Level(source, found == null ? null : found.children(), node));
    }

    /**
     * A column that may have been renamed.
     *
     * @param column its name in the file
     * @param field a field without a column
     */
    record Pair(String column, String field) {}

    /** A column that no field has asked for and a field without a column, if both have the same kind. */
    Optional<Pair> possibleRename() {
        List<Node> there = file == null ? List.of() : file;
        for (Node absent : made) {
            for (Node left : there) {
                if (!there.contains(absent) && !made.contains(left) && left.kind() == absent.kind()) {
                    return Optional.of(new Pair(left.nameInFile(), absent.name()));
                }
            }
        }
        return Optional.empty();
    }

    private interface Maker {
        Node make(boolean nullable);
    }

    private Node add(String name, Kind kind, boolean nullable, Function<Node, Node> match, Maker maker) {
        Node found = file == null ? null : find(name);
        Node node;
        if (found != null) {
            source.requireSame(found, kind);
            node = match.apply(found);
        } else {
            // What a file does not have is null, even if the class has never null: only numbers have a zero.
            node = maker.make(nullable || (source.isOpened() && !kind.isNumber()));
            source.absent(node);
        }
        if (!nullable && node.isNullable()) {
            node.require();
        }
        made.add(node);
        if (parent != null && file == null) {
            parent.add(node);
        } else if (parent != null) {
            node.setParent(parent);
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
