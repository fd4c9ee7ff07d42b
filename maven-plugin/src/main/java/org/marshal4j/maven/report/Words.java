package org.marshal4j.maven.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.runtime.Schema;

/** What pages of every form say. */
final class Words {
    /** What one has to know to read any message. */
    static final List<String> CONVENTIONS = List.of(
            "A message is its fields one behind the other, in the order above: little-endian, no padding, no names, no end mark.",
            "Stop-bit number: seven bits a byte, the lowest first; the top bit is set on every byte but the last. 300 is ac 02.",
            "A negative stop-bit number is its complement (-1 becomes 0), with the top bit set on every byte, and a byte 00 behind: -1 is 80 00.",
            "Only the shortest form of a stop-bit number is valid.",
            "A type is nullable if its wire type ends in a question mark.",
            "Nested objects have no header of their own: their fields stand where the object stands.");

    /** What the column of blocks is. */
    static final String BLOCKS =
            "Fields of fixed size that stand side by side are a block: their offsets in it are constants, and a writer or reader checks "
                    + "the bounds once for all of it. It has no bytes of its own.";

    private static final Pattern NAME = Pattern.compile("[\\w$]+(?:\\.[\\w$]+)+");

    private Words() {}

    static String summary(TypeFacts type) {
        Schema schema = type.schema();
        String kind =
                schema.isFamily() ? "The root of a family" : schema.isEvolvable() ? "An evolvable type" : "A type";
        int fields = (int) schema.fields().stream()
                .filter(field -> !field.type().toString().equals("frame"))
                .count();
        return kind + " of " + fields + (fields == 1 ? " field" : " fields") + ". Size: " + type.size()
                + ". Fingerprint: " + type.fingerprint() + " (wire format 1).";
    }

    /** What is said before the layout of objects. */
    static String layout() {
        return "For those who tune: where the JVM of this build (" + System.getProperty("java.vm.name") + " "
                + System.getProperty("java.version")
                + ") keeps the fields of an object. The bytes above do not depend on it.";
    }

    static List<String> namesIn(String wire) {
        List<String> names = new ArrayList<>();
        for (Matcher matcher = NAME.matcher(wire); matcher.find(); ) {
            names.add(matcher.group());
        }
        return names;
    }

    static boolean isKnown(Function<String, Schema> resolver, String name) {
        try {
            return resolver.apply(name) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
