package org.marshal4j.tools.page;

import java.util.List;
import java.util.function.Function;
import org.marshal4j.schema.Schema;

/** Texts of pages in every format. */
final class Words {
    /** What a reader must know to read any message. */
    static final List<String> CONVENTIONS = List.of(
            "A message is its fields one after another, in the order above: little-endian, without padding, names or an end mark. It does not say "
                    + "what its type is; that depends on the file, topic or document that it is in.",
            "Stop-bit number: seven bits a byte, the lowest first; the top bit is set on every byte but the last. 300 is ac 02, 0 is 00.",
            "A negative stop-bit number is its complement (-1 becomes 0, -112 becomes 111), with the top bit set on every byte, followed by a byte 00: -1 is 80 00, -112 is ef 00. "
                    + "So a last byte 00 that is not the only one means a negative number. Range: 64 bits; counts, indexes and type ids: 31 bits, and -1.",
            "A wire type that ends in a question mark may be null.",
            "Nested objects have no header of their own: their fields are where the object is; those of evolvable types with their frames.",
            "Texts are standard UTF-8; a count of a text counts bytes.");

    /** What a reader must refuse. */
    static final List<String> MALFORMED = List.of(
            "values of booleans, presence bytes and the like that are not listed; counts below -1, or -1 where null is not allowed; counts of more than is left of the message;",
            "stop-bit numbers that are not in their shortest form (81 80 00), counts and indexes out of range, type ids that are not in the list;",
            "of stop-bit numbers with digits and a scale: any other form of a value than its shortest, which has the smallest scale for a float or double;",
            "invalid UTF-8, dates and times that do not exist, nanoseconds outside 0 to 999,999,999. Zeros that mean null, or pad a text, can be ignored.");

    /** How frames are read. */
    static final List<String> FRAMES = List.of(
            "A frame holds the fields of one class up to the next frame in the table: as many bytes as its length says. What comes next begins directly after them.",
            "Bytes left in a frame after the last field of the table belong to versions newer than this page. Skip them.",
            "If a frame ends before a field that is marked \"since\", the message was written by an older version: that field, and all after it in the frame, are absent. "
                    + "Readers take zero values for them: 0, false, null.",
            "The fields of one version are there all together or not at all. A frame that ends within a field, within the fields of a version, or before a field of the first one is malformed, and so is a negative length.");

    /** The meaning of the column of blocks. */
    static final String BLOCKS =
            "Adjacent fields of fixed size are a block: their offsets in it are constants, and a writer or reader can check "
                    + "the bounds once for all of it. A frame starts another block, and so does a new version. A block has no bytes of its own.";

    /** The meaning of the colours in the diagram. */
    static final String COLOURS =
            "One cell is one byte, the number on the left the offset of the first in the row. Dashed boxes vary in size; offsets after them are "
                    + "not fixed. Blue: numbers, times and the like; green: texts; orange: objects; violet: collections and others; grey: lengths of frames.";

    /** The introduction to the history. */
    static final String HISTORY =
            "The accepted schemas of this type, the latest first. Revisions count changes of the lock file of the module, "
                    + "\"since\" the versions of an evolvable type.";

    private Words() {}

    static String summary(TypeFacts type) {
        Schema schema = type.schema();
        boolean plainFamily = schema.isFamily() && schema.fields().isEmpty();
        String what = plainFamily
                ? "A family of " + schema.members().size() + " types"
                : kind(schema) + " of " + counted(type.fields());
        String numbered = schema.numbersItself(type.resolver())
                ? " As the outermost object of a message it is number 2 of the shared objects."
                : "";
        String id = schema.hasSchemaId()
                ? " A message begins with a schema id of four bytes, which says which schema wrote it; an object inside a message does not."
                : "";
        return what + ". Size: " + type.size() + ". Fingerprint: " + type.fingerprint() + " (wire format 1)." + numbered
                + id;
    }

    /** How messages of a family begin. */
    static String typeId(Schema root) {
        String start = root.hasSchemaId() ? "After the schema id, a message has" : "A message begins with";
        return start + " the type id as a stop-bit number; the fields of that type follow.";
    }

    private static String kind(Schema schema) {
        if (schema.isFamily()) {
            return "The root of a family";
        }
        return schema.isEvolvable() ? "An evolvable type" : "A type";
    }

    private static String counted(long fields) {
        return fields + (fields == 1 ? " field" : " fields");
    }

    /** The introduction to the layout of objects. */
    static String layout() {
        return "For those who tune: where the JVM of this build (" + System.getProperty("java.vm.name") + " "
                + System.getProperty("java.version")
                + ") keeps the fields of an object. The bytes above do not depend on it.";
    }

    static boolean isKnown(Function<String, Schema> resolver, String name) {
        try {
            return resolver.apply(name) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
