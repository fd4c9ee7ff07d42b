package org.marshal4j.adopt.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What a reader makes of values that were written as they are, and a generated reader would not. */
final class ReadChanges {

    private static final String COMPARATOR = "Ljava/util/Comparator;";

    private final Map<String, Value> made = new HashMap<>();
    private final boolean isOrdered;

    /**
     * Looks at all fields of the object.
     *
     * @param isOrdered whether elements are written and read one after the other
     */
    ReadChanges(Grammar read, boolean isOrdered) {
        this.isOrdered = isOrdered;
        read.fields().forEach((field, value) -> {
            if (field.owner() instanceof Value.Self) {
                made.put(field.name(), value);
            }
        });
    }

    /** The fields that the reader sets. */
    Map<String, Value> made() {
        return made;
    }

    /** Whether a field comes back as something else, at least for some values. */
    boolean concerns(Unit unit, String type) {
        Value value = made.get(unit.field());
        if (value == null) {
            return unit.wire().kind() == Wire.Kind.CONTAINER && !isOrdered;
        }
        return switch (unit.wire().kind()) {
            case PRIMITIVE, VALUE, TEXT -> !type.equals("Z") && isChanged(value);
            case CONTAINER -> !isOrdered || isSorted(value);
            default -> false;
        };
    }

    private static boolean isChanged(Value value) {
        if (value instanceof Value.Select select) {
            return asksStream(select) || isPart(select.yes()) || isPart(select.no());
        }
        Value bare = Scalars.bare(value);
        if (bare != value) {
            return isChanged(bare);
        } else if (value instanceof Value.Convert convert) {
            return isChanged(convert.value());
        } else if (value instanceof Value.Binary) {
            return isRead(value);
        } else if (value instanceof Value.Invoke call) {
            return isChange(call) || call.args().stream().anyMatch(ReadChanges::isChanged);
        }
        return value instanceof Value.Fresh fresh && fresh.args().stream().anyMatch(ReadChanges::isChanged);
    }

    /** Whether a value takes the place of what was read, or is made from it. */
    private static boolean isPart(Value value) {
        return value instanceof Value.Const constant ? constant.value() != null : isChanged(value);
    }

    /** Whether the end of the stream is something else than a failure. */
    private static boolean asksStream(Value.Select select) {
        boolean[] found = {false};
        Values.parts(
                select.condition(),
                part -> found[0] |=
                        part instanceof Value.Invoke call && call.owner().equals("stream"));
        return found[0];
    }

    private static boolean isChange(Value.Invoke call) {
        List<Value> args = call.args();
        if (call.owner().startsWith("static ")) {
            return (call.owner().endsWith("/Math") || call.owner().endsWith("/StringConcatFactory")) && isRead(call);
        }
        boolean sameValue = call.name().equals("intern") || call.name().endsWith("Value");
        return !sameValue && !args.isEmpty() && isRead(args.get(0));
    }

    private static boolean isRead(Value value) {
        return Values.any(value, Value.Read.class::isInstance);
    }

    /** Whether a container has a comparator, which no generated reader gives it. */
    private static boolean isSorted(Value value) {
        return value instanceof Value.Fresh fresh
                && fresh.args().stream().anyMatch(argument -> argument.type().equals(COMPARATOR));
    }
}
