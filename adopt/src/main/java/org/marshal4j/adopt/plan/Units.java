package org.marshal4j.adopt.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Presence;
import org.marshal4j.adopt.plan.Wire.Kind;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** Finds out which parts of a grammar are one field. */
final class Units {

    private static final Set<String> BYTES =
            Set.of("Lnet/openhft/chronicle/bytes/Bytes;", "Lnet/openhft/chronicle/bytes/BytesStore;");

    private final Fields fields;
    private final Readings readings;
    private final Scalars scalars;
    private final Set<Encoding> order;
    private final Set<String> opaque;

    /** Objects of opaque classes cannot be adopted. */
    Units(Fields fields, Readings readings, Set<Encoding> order, NumberedEnums enums, Set<String> opaque) {
        this.opaque = opaque;
        this.fields = fields;
        this.readings = readings;
        this.scalars = new Scalars(order, enums);
        this.order = order;
    }

    /** The field that begins at a place of a sequence; null if nothing is equal to what is there. */
    @Nullable
    Unit at(List<Node> nodes, int index) {
        Node node = nodes.get(index);
        Value.Field field = field(node);
        Fields.Declared declared = field == null ? null : fields.find(field.name());
        if (field == null || declared == null) {
            return null;
        }
        Unit present = presence(nodes, index, field);
        if (present != null) {
            return present;
        }
        Unit container = container(nodes, index, field, declared);
        if (container != null) {
            return container;
        }
        Unit halves = halves(nodes, index, field);
        return halves != null ? halves : one(node, field, field.type(), field.name());
    }

    /** Both halves of a UUID, as numbers of 64 bits. */
    private @Nullable Unit halves(List<Node> nodes, int index, Value.Field field) {
        boolean both = field.type().equals("Ljava/util/UUID;")
                && index + 1 < nodes.size()
                && isHalf(nodes.get(index), field, "getMostSignificantBits")
                && isHalf(nodes.get(index + 1), field, "getLeastSignificantBits");
        return both ? new Unit(field.name(), Wire.of(order, null), List.of(), 2) : null;
    }

    private static boolean isHalf(Node node, Value.Field field, String method) {
        return node instanceof Node.Op op
                && op.form().equals("int64")
                && op.value() instanceof Value.Invoke call
                && call.name().equals(method)
                && call.args().equals(List.of(field));
    }

    private @Nullable Unit one(Node node, Value value, String type, String name) {
        if (node instanceof Node.Call call) {
            boolean own = call.receiver().equals(value) && !opaque.contains(call.type());
            Wire wire = Wire.of(Wire.ANY, null).ofKind(Kind.OBJECT);
            return own ? new Unit(name, wire, List.of(call.type()), 1) : null;
        }
        if (node instanceof Node.Op op && op.form().equals("byte*") && type.equals("[B")) {
            boolean all = op.value().equals(new Value.Size(value)) && readings.constant(op) > 0;
            return all ? new Unit(name, Wire.ofBytes(readings.constant(op)), List.of(), 1) : null;
        }
        if (node instanceof Node.Op op && op.form().equals("hbase-bytes")) {
            boolean own = type.equals("[B") && op.value().equals(value);
            Wire wire = Wire.of(Wire.BIG, null).withLength(Form.HADOOP_VINT).ofKind(Kind.CONTAINER);
            return own ? new Unit(name, wire, List.of(), 1, Substitutes.NOTE) : null;
        }
        if (node instanceof Node.Op op) {
            Value written = Substitutes.without(op.value(), value);
            Wire wire = scalars.of(op.form(), written, value, type, readings.isUnsigned(op));
            if (wire == null) {
                return null;
            }
            Unit unit = new Unit(name, wire, List.of(), 1);
            return written.equals(op.value())
                    ? unit
                    : new Unit(name, wire.withoutNulls(), List.of(), 1, Substitutes.NOTE);
        }
        return null;
    }

    /** A byte that says whether there is a value, then the value. */
    private @Nullable Unit presence(List<Node> nodes, int index, Value.Field field) {
        Node first = nodes.get(index);
        List<Node> value;
        int count;
        Presence mark;
        if (isFlag(first) && ((Node.Op) first).value() instanceof Value.Truth truth && index + 1 < nodes.size()) {
            mark = truth.condition().negated() ? Presence.ONE : Presence.ZERO;
            boolean follows = Substitutes.isNullTest(truth.condition(), field)
                    && nodes.get(index + 1) instanceof Node.Choice choice
                    && !presentPart(choice, field).isEmpty()
                    && absentPart(choice).isEmpty();
            if (!follows) {
                return null;
            }
            value = presentPart((Node.Choice) nodes.get(index + 1), field);
            count = 2;
        } else if (first instanceof Node.Choice choice) {
            List<Node> with = presentPart(choice, field);
            List<Node> without = absentPart(choice);
            boolean marked = with.size() > 1 && without.size() == 1;
            mark = !marked
                    ? Presence.NONE
                    : isMark(with.get(0), 1) && isMark(without.get(0), 0)
                            ? Presence.ONE
                            : isMark(with.get(0), 0) && isMark(without.get(0), 1) ? Presence.ZERO : Presence.NONE;
            if (mark == Presence.NONE) {
                return null;
            }
            value = with.subList(1, with.size());
            count = 1;
        } else {
            return null;
        }
        Unit inner = at(value, 0);
        // An object of fixed size is written differently: zeros take its place.
        if (inner == null
                || inner.nodes() != value.size()
                || inner.wire().isMarked()
                || inner.wire().kind() == Kind.OBJECT) {
            return null;
        }
        return inner.field().equals(field.name())
                ? new Unit(inner.field(), inner.wire().withPresence(mark), inner.objects(), count, inner.nulls())
                : null;
    }

    /** The number of elements, then each; −1, or 0, in place of null. */
    private @Nullable Unit container(List<Node> nodes, int index, Value.Field field, Fields.Declared declared) {
        if (nodes.get(index) instanceof Node.Choice choice) {
            List<Node> with = presentPart(choice, field);
            List<Node> without = absentPart(choice);
            boolean marked = !with.isEmpty() && without.size() == 1;
            Unit present = marked ? container(with, 0, field, declared) : null;
            if (present == null || present.nodes() != with.size() || !isSameCount(with.get(0), without.get(0))) {
                return null;
            }
            return isConstant(without.get(0), -1)
                    ? new Unit(present.field(), present.wire().withNulls(), present.objects(), 1, "")
                    : isConstant(without.get(0), 0) ? present.of(1).withNulls(Substitutes.NOTE) : null;
        }
        if (!(nodes.get(index) instanceof Node.Op op) || index + 1 >= nodes.size()) {
            return null;
        }
        Numbers count = Scalars.bare(op.value()).equals(new Value.Size(field))
                ? Numbers.of(op.form(), order, readings.isUnsigned(op))
                : null;
        if (count == null) {
            return null;
        }
        if (isBytes(nodes.get(index + 1), field)) {
            boolean plain = count.form() == Form.STOP_BIT;
            return plain ? new Unit(field.name(), Wire.of(Wire.ANY, null).ofKind(Kind.PLAIN), List.of(), 2) : null;
        }
        Unit element = contents(nodes.get(index + 1), field, declared);
        if (element == null) {
            return null;
        }
        Wire wire = element.wire()
                .only(count.encodings())
                .withLength(count.form())
                .ofKind(Kind.CONTAINER)
                .withoutNulls();
        return wire.encodings().isEmpty() ? null : new Unit(field.name(), wire, element.objects(), 2, element.nulls());
    }

    /** Whether all bytes of a buffer of Chronicle's are written, one by one. */
    private static boolean isBytes(Node node, Value.Field field) {
        return BYTES.contains(field.type())
                && node instanceof Node.Loop loop
                && loop.count().equals(new Value.Size(field))
                && loop.body().size() == 1
                && loop.body().get(0) instanceof Node.Op op
                && op.form().equals("int8")
                && Scalars.bare(op.value()) instanceof Value.Invoke call
                && call.name().equals("readByte")
                && call.args().size() == 2
                && call.args().get(0).equals(field);
    }

    private @Nullable Unit contents(Node node, Value.Field field, Fields.Declared declared) {
        Value size = new Value.Size(field);
        if (node instanceof Node.Op bytes
                && bytes.form().equals("byte*")
                && field.type().equals("[B")) {
            boolean all = Scalars.bare(bytes.value()).equals(size);
            return all ? new Unit(field.name(), Wire.of(Wire.ANY, null), List.of(), 1) : null;
        }
        boolean each = node instanceof Node.Loop loop && loop.count().equals(size);
        return each ? elements(((Node.Loop) node).body(), field, declared.elements()) : null;
    }

    private static boolean isSameCount(Node one, Node other) {
        return one instanceof Node.Op a
                && other instanceof Node.Op b
                && a.form().equals(b.form());
    }

    private static boolean isConstant(Node node, long number) {
        return node instanceof Node.Op op
                && op.value() instanceof Value.Const constant
                && constant.value() instanceof Number n
                && n.longValue() == number;
    }

    /** What the body of a loop writes: elements, or keys and values. */
    private @Nullable Unit elements(List<Node> body, Value.Field field, List<String> types) {
        if (body.isEmpty() || body.size() != types.size()) {
            return null;
        }
        Unit all = null;
        for (int i = 0; i < body.size(); i++) {
            Value element = element(body.get(i), field, body.size() == 1 ? null : i == 0 ? "getKey" : "getValue");
            Unit one = element == null ? null : one(body.get(i), element, types.get(i), field.name());
            if (one == null
                    || one.wire().length() != null
                    || one.wire().isMarked()
                    || one.wire().unit() != null) {
                return null;
            }
            all = all == null ? one : both(all, one);
            if (all == null) {
                return null;
            }
        }
        return all;
    }

    /** Keys and values, if one form is right for both. */
    private static @Nullable Unit both(Unit keys, Unit values) {
        Wire wire = keys.wire().only(values.wire().encodings());
        List<String> objects = new ArrayList<>(keys.objects());
        objects.addAll(values.objects());
        EnumNumbers ofKeys = keys.wire().numbers();
        EnumNumbers ofValues = values.wire().numbers();
        boolean same = keys.wire().as() == values.wire().as()
                && !wire.encodings().isEmpty()
                && (ofKeys == null || ofValues == null || ofKeys.equals(ofValues));
        wire = ofKeys == null && ofValues != null ? wire.withNumbers(ofValues) : wire;
        return same ? new Unit(keys.field(), wire, objects, 1) : null;
    }

    private static @Nullable Value element(Node node, Value.Field field, @Nullable String part) {
        Value all = node instanceof Node.Call call ? call.receiver() : node instanceof Node.Op op ? op.value() : null;
        if (all == null) {
            return null;
        }
        Value[] found = {null};
        Values.any(all, value -> {
            boolean own = value instanceof Value.At at
                    ? at.array().equals(field)
                    : value instanceof Value.Element element && element.of().equals(field);
            boolean keyed = value instanceof Value.Invoke call
                    && call.name().equals(part)
                    && call.args().size() == 1
                    && call.args().get(0) instanceof Value.Element element
                    && element.of().equals(field);
            if (part == null ? own : keyed) {
                found[0] = value;
            }
            return false;
        });
        return found[0];
    }

    /** The first field of the object that a part of a grammar is about. */
    static Value.@Nullable Field field(Node node) {
        if (node instanceof Node.Op op) {
            return field(op.value());
        } else if (node instanceof Node.Call call) {
            return field(call.receiver());
        } else if (node instanceof Node.Loop loop) {
            return field(loop.count());
        } else if (node instanceof Node.Choice choice) {
            Value.Field left = field(choice.condition().left());
            return left != null ? left : field(choice.condition().right());
        }
        return null;
    }

    private static Value.@Nullable Field field(Value value) {
        Value.Field[] found = {null};
        Values.any(value, part -> {
            if (found[0] == null && part instanceof Value.Field field && field.owner() instanceof Value.Self) {
                found[0] = field;
            }
            return found[0] != null;
        });
        return found[0];
    }

    private static boolean isFlag(Node node) {
        return node instanceof Node.Op op
                && (op.form().equals("bool") || op.form().equals("int8"));
    }

    private static boolean isMark(Node node, int mark) {
        return isFlag(node)
                && ((Node.Op) node).value() instanceof Value.Const constant
                && Integer.valueOf(mark).equals(constant.value());
    }

    private static List<Node> presentPart(Node.Choice choice, Value.Field field) {
        if (!Substitutes.isNullTest(choice.condition(), field)) {
            return List.of();
        }
        return choice.condition().negated() ? choice.yes() : choice.no();
    }

    private static List<Node> absentPart(Node.Choice choice) {
        return choice.condition().negated() ? choice.no() : choice.yes();
    }
}
