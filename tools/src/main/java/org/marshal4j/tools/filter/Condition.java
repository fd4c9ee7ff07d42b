package org.marshal4j.tools.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.filter.Expression.Operator;
import org.marshal4j.tools.type.MessageType;

/**
 * A condition on the fields of messages, as users write it: {@code bid > 100 && symbol == "VOD.L"}. The page
 * docs/command-line.md has the rules. Immutable and thread-safe.
 */
public final class Condition {
    private final Expression expression;

    private Condition(Expression expression) {
        this.expression = expression;
    }

    /**
     * Parses a condition.
     *
     * @param text the condition
     * @return the condition
     * @throws SyntaxError if the text is none
     */
    public static Condition parse(String text) {
        return new Condition(Parser.parse(text));
    }

    /**
     * Parses the path of a field.
     *
     * @param text the path, such as {@code legs[0].price}
     * @return the path as the {@link org.marshal4j.runtime.inspect.SchemaWalker} writes it
     * @throws SyntaxError if the text is no path
     */
    public static String path(String text) {
        return Parser.path(text.strip());
    }

    /**
     * Tells whether messages of a type have a field.
     *
     * @param type the type
     * @param path the path of the field
     * @return true if they have
     */
    public static boolean hasField(MessageType type, String path) {
        return !PathTypes.of(type, path).isEmpty();
    }

    /**
     * Makes what evaluates the condition on messages of a type.
     *
     * @param type the type
     * @return a new filter
     * @throws SyntaxError if the type has no such field, or it cannot be compared in that way
     */
    public Filter on(MessageType type) {
        List<String> paths = new ArrayList<>();
        Check check = check(expression, type, paths);
        Reader reader = PlannedReader.of(type, paths).orElseGet(() -> new WalkingReader(type, paths));
        return new Filter(reader, check, new Slots(paths.size()));
    }

    private static Check check(Expression expression, MessageType type, List<String> paths) {
        if (expression instanceof Expression.Not not) {
            Check of = check(not.of(), type, paths);
            return slots -> !of.holds(slots);
        }
        if (expression instanceof Expression.And and) {
            Check[] parts = checks(and.parts(), type, paths);
            return slots -> {
                for (Check part : parts) {
                    if (!part.holds(slots)) {
                        return false;
                    }
                }
                return true;
            };
        }
        if (expression instanceof Expression.Or or) {
            Check[] parts = checks(or.parts(), type, paths);
            return slots -> {
                for (Check part : parts) {
                    if (part.holds(slots)) {
                        return true;
                    }
                }
                return false;
            };
        }
        return compare((Expression.Compare) expression, type, paths);
    }

    private static Check[] checks(List<Expression> parts, MessageType type, List<String> paths) {
        return parts.stream().map(part -> check(part, type, paths)).toArray(Check[]::new);
    }

    private static Check compare(Expression.Compare compare, MessageType type, List<String> paths) {
        if (compare.left() instanceof Operand.Field left) {
            int slot = slot(left, type, paths);
            if (compare.right() instanceof Operand.Field right) {
                return Comparisons.of(slot, compare.operator(), slot(right, type, paths));
            }
            require(left, compare.operator(), compare.right(), type);
            return Comparisons.of(slot, compare.operator(), compare.right());
        }
        if (compare.right() instanceof Operand.Field right) {
            require(right, compare.operator(), compare.left(), type);
            return Comparisons.of(slot(right, type, paths), compare.operator().mirrored(), compare.left());
        }
        if (compare.left() instanceof Operand.Truth one && compare.right() instanceof Operand.Truth other) {
            boolean holds = compare.operator().accepts(Boolean.compare(one.value(), other.value()));
            return slots -> holds;
        }
        throw new SyntaxError(compare.position(), "neither side is a field");
    }

    private static int slot(Operand.Field field, MessageType type, List<String> paths) {
        if (PathTypes.of(type, field.path()).isEmpty()) {
            throw new SyntaxError(field.position(), type.simpleName() + " has no field " + field.path());
        }
        if (!paths.contains(field.path())) {
            paths.add(field.path());
        }
        return paths.indexOf(field.path());
    }

    private static void require(Operand.Field field, Operator operator, Operand value, MessageType type) {
        if ((value instanceof Operand.Truth || value instanceof Operand.Null) && operator.isOrder()) {
            throw new SyntaxError(value.position(), "nothing is less or greater than null, true or false");
        }
        Set<WireType> types = PathTypes.of(type, field.path());
        if (!types.isEmpty() && types.stream().noneMatch(each -> fits(each, value))) {
            throw new SyntaxError(
                    value.position(),
                    field.path() + " is " + types.iterator().next() + ", and cannot be compared with this value");
        }
    }

    private static boolean fits(WireType type, Operand value) {
        if (value instanceof Operand.Null || type instanceof WireType.Dynamic) {
            return true;
        }
        if (type instanceof WireType.OptionalOf optional) {
            return fits(optional.element(), value);
        }
        if (type instanceof WireType.Primitive primitive) {
            return switch (primitive.kind()) {
                case BOOL -> value instanceof Operand.Truth;
                case CHAR16 -> value instanceof Operand.Text;
                default -> value instanceof Operand.Numeric;
            };
        }
        boolean isText = type instanceof WireType.Text
                || type instanceof WireType.KnownText
                || type instanceof WireType.FixedText
                || type instanceof WireType.Enumeration
                || type instanceof WireType.Custom;
        if (isText) {
            return value instanceof Operand.Text;
        }
        if (type instanceof WireType.Array array) {
            return array.element() == PrimitiveKind.INT8 && value instanceof Operand.Text;
        }
        return (type instanceof WireType.Value || type instanceof WireType.Special)
                && !(value instanceof Operand.Truth);
    }
}
