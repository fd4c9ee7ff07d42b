package org.marshal4j.runtime.inspect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

/**
 * A random graph of objects, and its bytes in any schema that has some of its fields. Writes as docs/wire-format.md says,
 * with none of the code under test.
 */
final class SharedGraph {
    private final Random random;
    private final Map<String, List<Node>> byType = new HashMap<>();
    private final List<Node> all = new ArrayList<>();

    /** An object: its class, and its values by the names of fields. */
    private record Node(String type, Map<String, Object> values) {}

    private SharedGraph(Random random) {
        this.random = random;
    }

    /** Makes a graph of objects of the shared classes A and B, and of others inside them. */
    static SharedGraph random(Random random, Map<String, Schema> types, int objects) {
        SharedGraph graph = new SharedGraph(random);
        for (int i = 0; i < objects; i++) {
            Node node = new Node(i % 2 == 0 ? "A" : "B", new HashMap<>());
            graph.byType.computeIfAbsent(node.type, type -> new ArrayList<>()).add(node);
            graph.all.add(node);
        }
        for (Node node : List.copyOf(graph.all)) {
            graph.fill(node, types, 0);
        }
        graph.roots.put("A", graph.byType.get("A").get(0));
        graph.roots.put("F", graph.all.get(random.nextInt(objects)));
        graph.roots.put("P", graph.made("P", types, 0));
        return graph;
    }

    private final Map<String, Node> roots = new HashMap<>();

    private Node made(String type, Map<String, Schema> types, int depth) {
        Node node = new Node(type, new HashMap<>());
        fill(node, types, depth);
        return node;
    }

    private void fill(Node node, Map<String, Schema> types, int depth) {
        for (SchemaField field : types.get(node.type).fields()) {
            if (!field.isVersionedBlock()) {
                node.values.put(field.name(), value(field.type(), types, depth));
            }
        }
    }

    private Object value(WireType type, Map<String, Schema> types, int depth) {
        if (type instanceof WireType.Shared shared) {
            List<Node> some = shared.object() instanceof WireType.Nested nested ? byType.get(nested.type()) : all;
            return random.nextInt(4) == 0 ? null : some.get(random.nextInt(some.size()));
        }
        if (type instanceof WireType.Nested nested) {
            // A framed one is never null.
            boolean isNull = nested.nullable() && (depth > 1 || random.nextInt(3) == 0);
            return isNull
                    ? null
                    : depth > 3 ? new Node(nested.type(), new HashMap<>()) : made(nested.type(), types, depth + 1);
        }
        if (type instanceof WireType.ListOf || type instanceof WireType.MapOf) {
            List<Object> elements = new ArrayList<>();
            WireType element = type.parts().get(type.parts().size() - 1);
            for (int i = random.nextInt(4); i > 0; i--) {
                elements.add(value(element, types, depth));
            }
            return elements;
        }
        if (type instanceof WireType.OptionalOf optional) {
            Object value = value(optional.element(), types, depth);
            return value == null ? List.of() : List.of(value);
        }
        return random.nextInt(100);
    }

    /** The bytes of the graph, from an object of a type on. */
    String bytes(Map<String, Schema> types, String root) {
        return new Writer(types).message(root);
    }

    /** Writes one message. */
    private final class Writer {
        private final Map<String, Schema> types;
        private final Map<Node, Integer> numbers = new IdentityHashMap<>();
        private final ArrayTarget target = new ArrayTarget(1 << 10);
        private final Output out = target.output();

        Writer(Map<String, Schema> types) {
            this.types = types;
        }

        String message(String root) {
            Node node = roots.get(root);
            if (root.equals("F")) {
                id(node);
            }
            if (reaches(node.type)) {
                numbers.put(node, 2);
            }
            object(node);
            return HexFormat.of().formatHex(target.array(), 0, (int) out.position());
        }

        /** Whether a reference in a message of a type could refer to its outermost object. */
        private boolean reaches(String type) {
            List<String> reached = new ArrayList<>(List.of(type));
            for (int i = 0; i < reached.size(); i++) {
                for (SchemaField field : types.get(reached.get(i)).fields()) {
                    String text = field.type().toString();
                    boolean isAny = text.contains("shared family F");
                    if (text.contains("shared " + type) || (isAny && !type.equals("P"))) {
                        return true;
                    }
                    for (String held : new String[] {"A", "B", "P", "V"}) {
                        boolean isHeld = text.matches(".*\\b" + held + "\\b.*") || (isAny && "AB".contains(held));
                        if (isHeld && !reached.contains(held)) {
                            reached.add(held);
                        }
                    }
                }
            }
            return false;
        }

        private void id(Node node) {
            types.get("F").members().forEach((id, name) -> {
                if (name.equals(node.type)) {
                    StopBit.write(id, out);
                }
            });
        }

        private void object(Node node) {
            long frame = -1;
            for (SchemaField field : types.get(node.type).fields()) {
                if (field.isVersionedBlock()) {
                    frame = out.position();
                    out.writeInt(0);
                } else {
                    value(field.type(), node.values.get(field.name()));
                }
            }
            if (frame >= 0) {
                int size = (int) (out.position() - frame) - Integer.BYTES;
                for (int i = 0; i < Integer.BYTES; i++) {
                    target.array()[(int) frame + i] = (byte) (size >> 8 * i);
                }
            }
        }

        private void value(WireType type, Object value) {
            if (type instanceof WireType.Shared shared) {
                reference(shared, (Node) value);
            } else if (type instanceof WireType.Nested nested) {
                if (nested.versioned()) {
                    if (value == null) {
                        out.writeInt(-1);
                    }
                } else if (nested.nullable()) {
                    out.writeByte((byte) (value == null ? 0 : 1));
                }
                if (value != null) {
                    object((Node) value);
                }
            } else if (type instanceof WireType.ListOf list) {
                elements(list.nullable(), list.element(), (List<?>) value, false);
            } else if (type instanceof WireType.MapOf map) {
                elements(map.nullable(), map.value(), (List<?>) value, true);
            } else if (type instanceof WireType.OptionalOf optional) {
                boolean isThere = value != null && !((List<?>) value).isEmpty();
                out.writeByte((byte) (isThere ? 2 : 1));
                if (isThere) {
                    value(optional.element(), ((List<?>) value).get(0));
                }
            } else {
                number(type.toString(), value == null ? 0 : (int) value);
            }
        }

        private void elements(boolean isNullable, WireType element, List<?> values, boolean isMap) {
            if (values == null && isNullable) {
                out.write(new byte[] {(byte) 0x80, 0});
                return;
            }
            List<?> written = values == null ? List.of() : values;
            StopBit.write(written.size(), out);
            for (int i = 0; i < written.size(); i++) {
                if (isMap) {
                    out.writeByte((byte) i);
                }
                value(element, written.get(i));
            }
        }

        private void reference(WireType.Shared type, Node node) {
            Integer number = node == null ? Integer.valueOf(0) : numbers.get(node);
            StopBit.write(number == null ? 1 : number, out);
            if (number == null) {
                numbers.put(node, numbers.size() + 2);
                if (type.object() instanceof WireType.Family) {
                    id(node);
                }
                object(node);
            }
        }

        private void number(String type, int value) {
            switch (type) {
                case "int16" -> out.writeShort((short) value);
                case "int64" -> out.writeLong(value);
                default -> {
                    StopBit.write(1, out);
                    out.writeByte((byte) value);
                }
            }
        }
    }
}
