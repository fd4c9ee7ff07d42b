package org.marshal4j.random;

import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.marshal4j.blackbox.dto.ListedSide;
import org.marshal4j.blackbox.reference.Leaf;
import org.marshal4j.blackbox.reference.Leaves;
import org.marshal4j.blackbox.reference.ShortForms;
import org.marshal4j.blackbox.reference.ShortOptionals;

/**
 * Types of fields, as docs/types.md lists them.
 *
 * @param objects the types of the same package that may be held, and its enums
 */
public record FieldTypes(Random random, List<String> objects, List<String> enums) {
    static final List<String> PRIMITIVES =
            List.of("boolean", "byte", "short", "char", "int", "long", "float", "double");
    private static final List<String> NUMBERED = Stream.concat(
                    Stream.of(
                            "short",
                            "char",
                            "int",
                            "long",
                            "float",
                            "double",
                            "Short",
                            "Character",
                            "Integer",
                            "Long",
                            "Float",
                            "Double",
                            "java.math.BigDecimal"),
                    Stream.concat(ShortForms.classes().stream(), ShortOptionals.classes().stream())
                            .map(Class::getName))
            .toList();
    private static final List<String> BOXES =
            List.of("Boolean", "Byte", "Short", "Character", "Integer", "Long", "Float", "Double");
    private static final List<String> COMPARABLE = Stream.concat(
                    Stream.of(
                            "Byte",
                            "Short",
                            "Character",
                            "Integer",
                            "Long",
                            "Double",
                            "java.time.DayOfWeek",
                            "java.util.concurrent.TimeUnit"),
                    leaves(true))
            .toList();
    private static final List<String> OTHERS = leaves(false).toList();
    private static final List<String> DYNAMIC = List.of(
            "Object",
            "Object",
            "Object[]",
            "java.util.List<Object>",
            "java.util.LinkedList<Object>",
            "java.util.Optional<Object>",
            "java.util.Map.Entry<String, Object>",
            "java.util.Map<String, Object>",
            "java.util.TreeMap<Integer, java.util.List<Object>>");
    private static final List<String> BY_HAND =
            List.of("org.marshal4j.random.Hand.Ratio", "org.marshal4j.random.Hand.Label");
    private static final List<String> LISTS = List.of("""
            Iterable java.util.Collection java.util.List java.util.Set java.util.Queue java.util.Deque
            java.util.ArrayList java.util.LinkedList java.util.Vector java.util.Stack
            java.util.concurrent.ConcurrentLinkedQueue java.util.concurrent.ConcurrentLinkedDeque
            java.util.concurrent.BlockingQueue java.util.concurrent.LinkedBlockingQueue
            java.util.concurrent.BlockingDeque java.util.concurrent.LinkedBlockingDeque
            java.util.concurrent.TransferQueue java.util.concurrent.LinkedTransferQueue
            java.util.concurrent.CopyOnWriteArrayList java.util.concurrent.CopyOnWriteArraySet
            java.util.LinkedHashSet java.util.ArrayDeque
            """.split("\\s+"));
    /**
     * Collections with an order of their own, by hash codes or by comparison. Their elements must have such an order.
     */
    private static final List<String> ORDERED = List.of(
            "java.util.SortedSet",
            "java.util.NavigableSet",
            "java.util.TreeSet",
            "java.util.HashSet",
            "java.util.PriorityQueue",
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.PriorityBlockingQueue");

    private static final List<String> MAPS = List.of("java.util.Map", "java.util.LinkedHashMap");
    private static final List<String> ORDERED_MAPS = List.of(
            "java.util.SortedMap",
            "java.util.NavigableMap",
            "java.util.concurrent.ConcurrentMap",
            "java.util.HashMap",
            "java.util.Hashtable",
            "java.util.TreeMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap");
    private static final List<String> ENTRIES = List.of(
            "java.util.Map.Entry", "java.util.AbstractMap.SimpleEntry", "java.util.AbstractMap.SimpleImmutableEntry");
    private static final Pattern COUNTED = Pattern.compile(
            "(Iterable|java\\.util\\.(?!Optional|Map\\.Entry|AbstractMap|concurrent\\.atomic)[.\\w]+)<.*>|.*\\[]");

    /** Returns how fields of the table's classes are declared. */
    private static Stream<String> leaves(boolean ordered) {
        return Leaves.all().stream().filter(leaf -> leaf.isOrdered() == ordered).map(Leaf::declared);
    }

    public String any() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2, 3 -> pick(PRIMITIVES);
            case 4, 5 -> value();
            case 6 -> pick(BOXES);
            case 7 -> "String";
            case 8 -> container(2);
            default -> object();
        };
    }

    /** Returns a type that may have {@code @Dynamic}. */
    String dynamic() {
        return pick(DYNAMIC);
    }

    /** {@code @Dynamic}, which may list an enum. */
    String dynamicAnnotation() {
        return random.nextBoolean() ? "@Dynamic" : "@Dynamic(" + ListedSide.class.getName() + ".class)";
    }

    /** Returns a type that may be the element of a list, so not a primitive one. */
    String element(int depth) {
        return switch (random.nextInt(depth > 0 ? 6 : 4)) {
            case 0 -> object();
            case 1 -> pick(BOXES);
            case 2, 3 -> value();
            default -> container(depth - 1);
        };
    }

    /** Returns a type of the same package, if there is any. */
    String object() {
        return objects.isEmpty() ? value() : pick(objects);
    }

    private String value() {
        if (!enums.isEmpty() && random.nextInt(6) == 0) {
            return pick(enums);
        }
        return switch (random.nextInt(4)) {
            case 0 -> pick(random.nextInt(6) == 0 ? BY_HAND : OTHERS);
            case 1 -> "String";
            default -> comparable();
        };
    }

    private String comparable() {
        return !enums.isEmpty() && random.nextInt(5) == 0 ? pick(enums) : pick(COMPARABLE);
    }

    private String container(int depth) {
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> pick(LISTS) + "<" + element(depth) + ">";
            case 3 -> pick(ORDERED) + "<" + comparable() + ">";
            case 4 -> pick(MAPS) + "<" + element(0) + ", " + element(depth) + ">";
            case 5 -> pick(ORDERED_MAPS) + "<" + comparable() + ", " + element(depth) + ">";
            case 6 ->
                (random.nextBoolean() ? "java.util.Optional<" : "java.util.concurrent.atomic.AtomicReference<")
                        + element(depth) + ">";
            case 7, 8 -> pick(PRIMITIVES) + (random.nextInt(4) == 0 ? "[][]" : "[]");
            case 11 -> pick(ENTRIES) + "<" + element(depth) + ", " + element(depth) + ">";
            case 9 -> enums.isEmpty() ? "int[]" : ofEnum(pick(enums), depth);
            default -> array(element(0));
        };
    }

    private String ofEnum(String type, int depth) {
        return random.nextBoolean()
                ? "java.util.EnumSet<" + type + ">"
                : "java.util.EnumMap<" + type + ", " + element(depth) + ">";
    }

    /** Returns an array of the element type, as far as Java allows it. */
    private String array(String element) {
        return element + (element.contains("<") || random.nextInt(4) > 0 ? "[]" : "[][]");
    }

    private String pick(List<String> some) {
        return some.get(random.nextInt(some.size()));
    }

    public static boolean isPrimitive(String type) {
        return PRIMITIVES.contains(type);
    }

    static boolean isBox(String type) {
        return BOXES.contains(type);
    }

    /** Whether {@code @Dynamic} is allowed for the type. */
    static boolean isDynamic(String type) {
        return DYNAMIC.contains(type);
    }

    /** Whether {@code @StopBit} is allowed for the type. */
    static boolean isNumbered(String type) {
        return NUMBERED.contains(type);
    }

    static boolean isPrimitiveArray(String type) {
        return type.endsWith("[]") && isPrimitive(type.substring(0, type.length() - 2));
    }

    /** Whether {@code @MaxLength} is allowed for the type. */
    static boolean isCounted(String type) {
        return type.equals("String")
                || type.equals("CharSequence")
                || type.equals("StringBuilder")
                || type.equals("StringBuffer")
                || COUNTED.matcher(type).matches();
    }
}
