package org.marshal4j.schema.lock;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.schema.text.ShownText;

/**
 * A line of a lock file's head that says from which revision on messages of a type begin with a schema id:
 * {@code id 3 1a2b3c4d com.acme.Quote}. If the type has been renamed, the line has its former name too, as
 * {@code was=com.acme.Price} at the end.
 *
 * @param revision the first revision that has the id, or has it again after others
 * @param id the id
 * @param type the binary name of the type
 * @param formerType the name that the type had in that revision; empty if it is the same
 */
public record LockedId(int revision, int id, String type, Optional<String> formerType) {
    static final Comparator<LockedId> ORDER =
            Comparator.comparing(LockedId::type).thenComparing(LockedId::revision);

    private static final Pattern LINE = Pattern.compile("id ([1-9][0-9]{0,8}) ([0-9a-f]{8}) (\\S+)(?: was=(\\S+))?");

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
        return new LockedId(
                Integer.parseInt(matcher.group(1)),
                SchemaId.parse(matcher.group(2)),
                matcher.group(3),
                Optional.ofNullable(matcher.group(4)));
    }

    /** The name of the type in the revision. */
    String typeThen() {
        return formerType.orElse(type);
    }

    /** This line for a type that has another name now. */
    LockedId renamed(String name) {
        return new LockedId(revision, id, name, Optional.of(typeThen()).filter(then -> !then.equals(name)));
    }

    /** This line for a lock file in which the type always had its present name. */
    LockedId withoutFormerType() {
        return new LockedId(revision, id, type, Optional.empty());
    }

    /** This line with the number that the revision has in another lock file. */
    LockedId in(int otherRevision) {
        return new LockedId(otherRevision, id, type, formerType);
    }

    /** Whether another line is about the same id of the same type under the same name, in any revision. */
    boolean isSameId(LockedId other) {
        return id == other.id && type.equals(other.type) && typeThen().equals(other.typeThen());
    }

    /**
     * Whether one of these schemas may have the id.
     *
     * @param last the last revision of the lock file
     */
    boolean isOfOneOf(List<LockFile.Entry> entries, int last) {
        return revision <= last
                && entries.stream()
                        .anyMatch(entry -> entry.schema().type().equals(typeThen())
                                && entry.schema().hasSchemaId()
                                && entry.isOf(revision));
    }

    /** What is wrong if there is none. */
    String withoutSchema() {
        return ShownText.of(text()) + ": there is no schema of this type with a schema id in this revision";
    }

    /** {@return the line, without its end} */
    public String text() {
        return "id " + revision + " " + SchemaId.text(id) + " " + type
                + formerType.map(name -> " was=" + name).orElse("");
    }
}
