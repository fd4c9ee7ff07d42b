package org.marshal4j.tools.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.tools.filter.Expression.Operator;
import org.marshal4j.tools.type.MessageType;

/** Makes the filter of a condition, for one type of messages. */
final class Compiler {
    private final MessageType type;
    private final boolean strict;
    private final List<String> paths = new ArrayList<>();

    /**
     * Creates a compiler.
     *
     * @param strict whether all fields must be there, and be of types that fit
     */
    Compiler(MessageType type, boolean strict) {
        this.type = type;
        this.strict = strict;
    }

    Filter filter(Expression expression) {
        Check check = check(expression);
        Reader reader = PlannedReader.of(type, paths).orElseGet(() -> new WalkingReader(type, paths));
        return new Filter(reader, check, new Slots(paths.size()));
    }

    /** A filter that finds the same by a walk over all fields. */
    Filter walking(Expression expression) {
        Check check = check(expression);
        return new Filter(new WalkingReader(type, paths), check, new Slots(paths.size()));
    }

    /** A filter for rows that have been read already. */
    RowFilter rowFilter(Expression expression) {
        Check check = check(expression);
        List<Optional<TimeTexts>> times = paths.stream()
                .map(path -> PathTypes.of(type, path).stream().findFirst().map(TimeTexts::of))
                .toList();
        return new RowFilter(paths, times, check);
    }

    private Check check(Expression expression) {
        if (expression instanceof Expression.Not not) {
            Check of = check(not.of());
            return slots -> !of.holds(slots);
        }
        if (expression instanceof Expression.And and) {
            Check[] parts = checks(and.parts());
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
            Check[] parts = checks(or.parts());
            return slots -> {
                for (Check part : parts) {
                    if (part.holds(slots)) {
                        return true;
                    }
                }
                return false;
            };
        }
        return compare((Expression.Compare) expression);
    }

    private Check[] checks(List<Expression> parts) {
        return parts.stream().map(part -> check(part)).toArray(Check[]::new);
    }

    private Check compare(Expression.Compare compare) {
        if (compare.left() instanceof Operand.Field left) {
            int slot = slot(left);
            if (compare.right() instanceof Operand.Field right) {
                return Comparisons.of(slot, compare.operator(), slot(right));
            }
            require(left, compare.operator(), compare.right());
            return Comparisons.of(slot, compare.operator(), compare.right());
        }
        if (compare.right() instanceof Operand.Field right) {
            require(right, compare.operator(), compare.left());
            return Comparisons.of(slot(right), compare.operator().mirrored(), compare.left());
        }
        if (compare.left() instanceof Operand.Truth one && compare.right() instanceof Operand.Truth other) {
            boolean holds = compare.operator().accepts(Boolean.compare(one.value(), other.value()));
            return slots -> holds;
        }
        throw new SyntaxError(compare.position(), "neither side is a field");
    }

    private int slot(Operand.Field field) {
        if (strict && PathTypes.of(type, field.path()).isEmpty()) {
            throw new SyntaxError(field.position(), type.simpleName() + " has no field " + field.path());
        }
        if (!paths.contains(field.path())) {
            paths.add(field.path());
        }
        return paths.indexOf(field.path());
    }

    private void require(Operand.Field field, Operator operator, Operand value) {
        if ((value instanceof Operand.Truth || value instanceof Operand.Null) && operator.isOrder()) {
            throw new SyntaxError(value.position(), "nothing is less or greater than null, true or false");
        }
        Set<WireType> types = PathTypes.of(type, field.path());
        if (strict && types.stream().noneMatch(each -> Fit.of(each, value))) {
            WireType first = types.iterator().next();
            TimeTexts times = TimeTexts.of(first);
            throw new SyntaxError(
                    value.position(),
                    field.path() + " is " + first + ", and cannot be compared with this value"
                            + (times == null ? "" : ", but with a text such as \"" + times.example() + "\""));
        }
        if (strict && !operator.isOrder() && value instanceof Operand.Text text) {
            List<String> never = types.stream()
                    .filter(each -> Fit.of(each, value))
                    .map(each -> Fit.never(each, field.path(), text.value()))
                    .toList();
            if (never.stream().noneMatch(String::isEmpty)) {
                throw new SyntaxError(value.position(), never.get(0));
            }
        }
    }
}
