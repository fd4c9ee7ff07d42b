package org.marshal4j.schema.lock;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.text.ShownText;

/**
 * A line of a lock file's head that says from which revision on messages of a type begin with a schema id:
 * {@code id 3 1a2b3c4d com.acme.Quote}.
 *
 * @param revision the first revision that has the id, or has it again after others
 * @param id the id
 * @param type the binary name of the type
 */
public record LockedId(int revision, int id, String type) {
    static final Comparator<LockedId> ORDER =
            Comparator.comparing(LockedId::type).thenComparing(LockedId::revision);

    private static final Pattern LINE = Pattern.compile("id ([1-9][0-9]{0,8}) ([0-9a-f]{8}) (\\S+)");

    static boolean isLine(String line) {
        return LINE.matcher(line).matches();
    }

    /**
     * Parses a line.
     *
     * @throws IllegalArgumentException if the number is not an id
     */
    static LockedId parse(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a line with a schema id: " + ShownText.of(line));
        }
        return new LockedId(Integer.parseInt(matcher.group(1)), SchemaId.parse(matcher.group(2)), matcher.group(3));
    }

    /** Whether another line is about the same id of the same type, in any revision. */
    boolean isSameId(LockedId other) {
        return id == other.id && type.equals(other.type);
    }

    /**
     * Whether one of these schemas may have the id.
     *
     * @param last the last revision of the lock file
     */
    boolean isOfOneOf(List<LockFile.Entry> entries, int last) {
        return revision <= last
                && entries.stream()
                        .anyMatch(entry -> entry.schema().type().equals(type)
                                && entry.schema().hasSchemaId()
                                && entry.isOf(revision));
    }

    /** What is wrong if there is none. */
    String withoutSchema() {
        return ShownText.of(text()) + ": there is no schema of this type with a schema id in this revision";
    }

    /** {@return the line, without its end} */
    public String text() {
        return "id " + revision + " " + SchemaId.text(id) + " " + type;
    }
}
