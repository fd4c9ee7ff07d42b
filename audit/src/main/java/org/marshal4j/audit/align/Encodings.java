package org.marshal4j.audit.align;

import java.util.Map;
import java.util.Set;

/** Which forms on the wire are the same bytes, and how surely others are not. */
final class Encodings {

    /** Bytes of forms of fixed width. */
    private static final Map<String, Integer> WIDTHS = Map.ofEntries(
            Map.entry("bool", 1),
            Map.entry("int8", 1),
            Map.entry("int16", 2),
            Map.entry("int24", 3),
            Map.entry("int32", 4),
            Map.entry("int64", 8),
            Map.entry("float32", 4),
            Map.entry("float64", 8));

    /** Bytes of the elements of arrays that have their length before them. */
    private static final Map<String, Integer> ELEMENTS = Map.ofEntries(
            Map.entry("boolean-array", 1),
            Map.entry("byte-array", 1),
            Map.entry("char-array", 2),
            Map.entry("short-array", 2),
            Map.entry("int-array", 4),
            Map.entry("float-array", 4),
            Map.entry("long-array", 8),
            Map.entry("double-array", 8));

    private static final Set<String> VARIABLE = Set.of("""
            vint vlong zint zlong hadoop-vint stopbit varint(0) varint(1) varlong(0) varlong(1)
            """.split("\\s+"));

    private static final Set<String> TEXTS =
            Set.of("utf", "hadoop-text", "hadoop-string", "hazelcast-string", "kryo-string", "string", "utf8", "8bit");

    /** An object in a stream of Java's serialization, which marks what is an object and what is plain data. */
    private static final String OBJECT = "object";

    /** Objects of Elasticsearch that nobody writes piece by piece. */
    private static final Set<String> TYPED = Set.of("generic", "exception");

    /** An object of Hazelcast: the number of its type, and whatever its serializer writes. */
    private static final String HAZELCAST_OBJECT = "hazelcast-object";

    private Encodings() {}

    /** Whether both are the same bytes for the same value. */
    static boolean same(String written, String read) {
        return written.equals(read)
                || (isByte(written) && isByte(read))
                || (isChronicleByte(written) && isChronicleByte(read));
    }

    private static boolean isByte(String form) {
        return form.equals("bool") || form.equals("int8");
    }

    private static boolean isChronicleByte(String form) {
        return form.equals("chronicle-bool") || form.equals("int8");
    }

    /** Whether a value written in one form can never be read in the other one, whatever it is. */
    static boolean surelyDifferent(String written, String read) {
        Integer a = WIDTHS.get(written);
        Integer b = WIDTHS.get(read);
        if (written.equals(OBJECT) != read.equals(OBJECT)) {
            String other = written.equals(OBJECT) ? read : written;
            return WIDTHS.containsKey(other) || isText(other);
        }
        if (written.equals(HAZELCAST_OBJECT) != read.equals(HAZELCAST_OBJECT)) {
            // The numbers of types are negative, where others have a length.
            String other = written.equals(HAZELCAST_OBJECT) ? read : written;
            return composite(other) ? FIRST.containsKey(other) : !isLength(HAZELCAST_OBJECT, other);
        }
        if (a != null && b != null) {
            return !a.equals(b);
        }
        if (VARIABLE.contains(written) && VARIABLE.contains(read)) {
            // Nothing but zero is the same.
            return isZigzag(written) != isZigzag(read);
        }
        Integer element = ELEMENTS.get(written);
        if (element != null && ELEMENTS.containsKey(read)) {
            return !element.equals(ELEMENTS.get(read));
        }
        boolean wide =
                (a != null && a > 1 && VARIABLE.contains(read)) || (b != null && b > 1 && VARIABLE.contains(written));
        boolean piece = (FIRST.containsKey(written) && isNumber(read) && !mayBegin(written, read))
                || (FIRST.containsKey(read) && isNumber(written) && !mayBegin(read, written));
        boolean whole = written.startsWith("kryo-")
                && read.startsWith("kryo-")
                && isText(written) != isText(read)
                && !written.startsWith("kryo-object")
                && !read.startsWith("kryo-object");
        boolean other = isOther(written, read) || isOther(read, written);
        return wide || piece || whole || other || (isText(written) && isText(read));
    }

    private static boolean isNumber(String form) {
        return WIDTHS.containsKey(form) || VARIABLE.contains(form);
    }

    /** Whether a form is made of others, so that the same bytes can be written or read piece by piece. */
    static boolean composite(String form) {
        return !WIDTHS.containsKey(form) && !VARIABLE.contains(form);
    }

    /** The first piece of forms that are made of pieces. */
    private static final Map<String, String> FIRST = Map.ofEntries(
            Map.entry("utf", "int16"),
            Map.entry("hadoop-text", "hadoop-vint"),
            Map.entry("hadoop-string", "int32"),
            Map.entry("hbase-bytes", "hadoop-vint"),
            Map.entry("hazelcast-string", "int32"),
            Map.entry(HAZELCAST_OBJECT, "int32"),
            Map.entry("data", "int32"),
            Map.entry("byte-array", "int32"),
            Map.entry("boolean-array", "int32"),
            Map.entry("char-array", "int32"),
            Map.entry("short-array", "int32"),
            Map.entry("int-array", "int32"),
            Map.entry("long-array", "int32"),
            Map.entry("float-array", "int32"),
            Map.entry("double-array", "int32"),
            Map.entry("string-array", "int32"),
            Map.entry("string", "vint"),
            Map.entry("bytes-reference", "vint"),
            Map.entry("generic", "int8"),
            Map.entry("exception", "bool"),
            // Its length has flags in it.
            Map.entry("kryo-string", "kryo-length"),
            Map.entry("kryo-class", "varint(1)"),
            Map.entry("kryo-class-and-object", "varint(1)"));

    /** Those that are a length and then bytes or characters. */
    private static final Set<String> WITH_LENGTH = Set.of(
            "utf",
            "hadoop-text",
            "hadoop-string",
            "hbase-bytes",
            "hazelcast-string",
            HAZELCAST_OBJECT,
            "data",
            "byte-array",
            "string",
            "bytes-reference");

    /** Whether a form is that of the length with which another one begins. */
    static boolean isLength(String composite, String with) {
        return WITH_LENGTH.contains(composite) && !composite(with) && mayBegin(composite, with);
    }

    /** Whether a form that is made of others may begin with a certain one. */
    static boolean mayBegin(String composite, String with) {
        String first = FIRST.get(composite);
        boolean variable = first != null && VARIABLE.contains(first);
        return first == null || first.equals(with) || (variable && (isByte(with) || VARIABLE.contains(with)));
    }

    /** Whether a small number is the same byte in both forms. */
    static boolean sameByte(String one, String other, int number) {
        boolean variable =
                (one.equals("int8") && VARIABLE.contains(other)) || (other.equals("int8") && VARIABLE.contains(one));
        boolean zigzag = one.contains("(0)") || other.contains("(0)") || isZigzag(one) || isZigzag(other);
        return variable && number >= 0 && number < 128 && (number == 0 || !zigzag);
    }

    /** Whether two forms differ only for some values, such as negative ones. */
    static boolean alike(String written, String read) {
        return VARIABLE.contains(written)
                && VARIABLE.contains(read)
                && written.charAt(0) == read.charAt(0)
                && !written.contains("(")
                && !read.contains("(")
                && !isZigzag(written)
                && !isZigzag(read);
    }

    static boolean isVariable(String form) {
        return VARIABLE.contains(form);
    }

    private static boolean isZigzag(String form) {
        return form.equals("zint") || form.equals("zlong");
    }

    /** Whether writing null in this form throws an exception. */
    static boolean refusesNull(String form) {
        return isNumber(form) || form.equals("utf") || form.equals("string") || form.equals("hadoop-text");
    }

    /** Whether one form is an object with its type, and the other one a text or another kind of object. */
    private static boolean isOther(String object, String other) {
        return TYPED.contains(object) && !object.equals(other) && (TYPED.contains(other) || isText(other));
    }

    private static boolean isText(String form) {
        return TEXTS.contains(form);
    }

    static int width(String form) {
        return WIDTHS.getOrDefault(form, 0);
    }
}
