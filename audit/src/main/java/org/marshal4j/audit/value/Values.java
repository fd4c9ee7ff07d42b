package org.marshal4j.audit.value;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.value.Value.*;

/** Makes values, simplified where that is easy. */
public final class Values {

    private static final int LIMIT = 120;

    /** Their results are views of a collection: of its size, and null with it. */
    private static final Set<String> VIEWS = Set.of("""
            entrySet keySet values stream unmodifiableList unmodifiableSet unmodifiableMap toArray
            """.split("\\s+"));

    private Values() {}

    /** An int. */
    public static Value number(int number) {
        return new Const(number, "I");
    }

    /** Null. */
    public static Value nothing() {
        return new Const(null, "?");
    }

    /** One of two values, or the one if both are equal. */
    public static Value select(Condition condition, Value yes, Value no) {
        if (yes.equals(no)) {
            return yes;
        }
        if (isInt(yes, 1) && isInt(no, 0)) {
            return new Truth(condition);
        }
        if (isInt(yes, 0) && isInt(no, 1)) {
            return new Truth(condition.not());
        }
        String type = yes.type().equals("?") ? no.type() : yes.type();
        return new Select(condition, yes, no, type);
    }

    /** The number of elements, seen through views. */
    public static Value size(Value of) {
        if (of instanceof FreshArray array) {
            return array.length();
        }
        if (of instanceof Const constant && constant.value() instanceof String text) {
            return number(text.length());
        }
        if (of instanceof Static constant && constant.name().contains("EMPTY")) {
            return number(0);
        }
        return new Size(collection(of));
    }

    /** The collection behind a view of it. */
    public static Value collection(Value value) {
        if (value instanceof Invoke call
                && VIEWS.contains(call.name())
                && !call.args().isEmpty()) {
            return collection(call.args().get(0));
        }
        return value instanceof Iterator iterator ? collection(iterator.over()) : value;
    }

    /** An operator over two values. */
    public static Value binary(String operator, Value left, Value right, String type) {
        if (left instanceof Const a
                && right instanceof Const b
                && a.value() instanceof Number x
                && b.value() instanceof Number y
                && !(x instanceof Double)
                && !(x instanceof Float)) {
            Long result = fold(operator, x.longValue(), y.longValue());
            if (result != null) {
                return type.equals("J") ? new Const(result, type) : new Const((int) (long) result, type);
            }
        }
        if (left instanceof Select select && right instanceof Const) {
            return select(
                    select.condition(),
                    binary(operator, select.yes(), right, type),
                    binary(operator, select.no(), right, type));
        }
        if (left instanceof Truth truth && right instanceof Const && "&|^".contains(operator)) {
            // Flags in the bits of a number.
            return select(
                    truth.condition(),
                    binary(operator, number(1), right, type),
                    binary(operator, number(0), right, type));
        }
        if (right instanceof Const
                && operator.equals("&")
                && left instanceof Binary flags
                && flags.operator().equals("|")) {
            // A bit of several that were put together.
            return binary(
                    "|",
                    binary(operator, flags.left(), right, type),
                    binary(operator, flags.right(), right, type),
                    type);
        }
        if (isInt(left, 0) && (operator.equals("+") || operator.equals("|"))) {
            return right;
        }
        if (right instanceof Const b
                && b.value() instanceof Number y
                && y.longValue() == 0
                && (operator.equals("+") || operator.equals("-") || operator.equals("|"))
                && !(y instanceof Double)
                && !(y instanceof Float)) {
            return left;
        }
        // n + 1 - 1
        if (right instanceof Const b
                && b.value() instanceof Integer y
                && left instanceof Binary inner
                && inner.right() instanceof Const c
                && c.value() instanceof Integer z
                && (operator.equals("+") || operator.equals("-"))
                && (inner.operator().equals("+") || inner.operator().equals("-"))) {
            int sum = (inner.operator().equals("+") ? z : -z) + (operator.equals("+") ? y : -y);
            return sum == 0 ? inner.left() : new Binary("+", inner.left(), number(sum), type);
        }
        if (operator.equals("-") && right instanceof Const b && b.value() instanceof Integer y) {
            return new Binary("+", left, number(-y), type);
        }
        return new Binary(operator, left, right, type);
    }

    private static @Nullable Long fold(String operator, long x, long y) {
        return switch (operator) {
            case "+" -> x + y;
            case "-" -> x - y;
            case "*" -> x * y;
            case "&" -> x & y;
            case "|" -> x | y;
            case "^" -> x ^ y;
            case "<<" -> x << y;
            case ">>" -> x >> y;
            case "cmp" -> (long) Long.compare(x, y);
            default -> null;
        };
    }

    /** A conversion; a constant is converted. */
    public static Value convert(Value value, String type) {
        if (value instanceof Const constant && constant.value() instanceof Number n) {
            Value converted = constant(n, type);
            if (converted != null) {
                return converted;
            }
        }
        return new Convert(value, type);
    }

    private static @Nullable Value constant(Number n, String type) {
        return switch (type) {
            case "B" -> number(n.byteValue());
            case "S" -> number(n.shortValue());
            case "C" -> number(n.intValue() & 0xffff);
            case "I" -> number(n.intValue());
            case "J" -> new Const(n.longValue(), "J");
            case "D" -> new Const(n.doubleValue(), "D");
            case "F" -> new Const(n.floatValue(), "F");
            default -> null;
        };
    }

    /** Whether a value has become too large to work with. */
    public static boolean tooLarge(Value value) {
        return count(value, 0) > LIMIT;
    }

    private static int count(Value value, int before) {
        int[] count = {before + 1};
        if (count[0] <= LIMIT) {
            parts(value, part -> {
                if (count[0] <= LIMIT) {
                    count[0] = count(part, count[0]);
                }
            });
        }
        return count[0];
    }

    /** Passes each part of a value, one level deep. */
    public static void parts(Value value, Consumer<Value> to) {
        if (value instanceof Field field) {
            to.accept(field.owner());
        } else if (value instanceof Invoke invoke) {
            invoke.args().forEach(to);
        } else if (value instanceof Binary binary) {
            to.accept(binary.left());
            to.accept(binary.right());
        } else if (value instanceof Convert convert) {
            to.accept(convert.value());
        } else if (value instanceof Select select) {
            parts(select.condition(), to);
            to.accept(select.yes());
            to.accept(select.no());
        } else if (value instanceof Truth truth) {
            parts(truth.condition(), to);
        } else if (value instanceof InstanceOf test) {
            to.accept(test.value());
        } else if (value instanceof At at) {
            to.accept(at.array());
            to.accept(at.index());
        } else if (value instanceof Size size) {
            to.accept(size.of());
        } else if (value instanceof Element element) {
            to.accept(element.of());
        } else if (value instanceof Iterator iterator) {
            to.accept(iterator.over());
        } else if (value instanceof Fresh fresh) {
            fresh.args().forEach(to);
        } else if (value instanceof FreshArray array) {
            to.accept(array.length());
        } else if (value instanceof Lambda lambda) {
            lambda.captured().forEach(to);
        }
    }

    /** Passes both sides of a condition. */
    public static void parts(Condition condition, Consumer<Value> to) {
        to.accept(condition.left());
        to.accept(condition.right());
    }

    /** Whether a value or a part of it, however deep, passes a test. */
    public static boolean any(Value value, java.util.function.Predicate<Value> test) {
        if (test.test(value)) {
            return true;
        }
        boolean[] found = {false};
        parts(value, part -> found[0] = found[0] || any(part, test));
        return found[0];
    }

    /** The reading from which alone a value is made; −1 if there is none, or the object is used too. */
    public static int onlyRead(Value made) {
        Set<Integer> reads = new HashSet<>();
        boolean self = any(made, part -> {
            if (part instanceof Read read) {
                reads.add(read.op());
            }
            return part instanceof Self || part instanceof Field;
        });
        return !self && reads.size() == 1 ? reads.iterator().next() : -1;
    }

    private static boolean isInt(Value value, int number) {
        return value instanceof Const constant && constant.value() instanceof Integer n && n == number;
    }
}
