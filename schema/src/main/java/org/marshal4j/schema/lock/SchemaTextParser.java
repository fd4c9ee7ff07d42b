package org.marshal4j.schema.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.marshal4j.schema.Fingerprint;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaHead;
import org.marshal4j.schema.field.RenameHistory;

/** Reads schema files, or one revision of a lock file: a head, and a block for each type. */
final class SchemaTextParser {
    /** The last revision. */
    static final int NOW = -1;

    private static final Pattern TYPE = Pattern.compile("(.+?)(?: from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?)?");
    private static final Pattern WIRE = Pattern.compile("wire ([0-9]{1,9})");
    private static final Pattern REVISION = Pattern.compile("revision ([0-9]{1,9})");

    private final SchemaLines lines;
    private final RenameHistory history = new RenameHistory();

    /** In a lock file: the first revision that has the schema that was chosen. */
    private final Map<String, Integer> from = new TreeMap<>();

    SchemaTextParser(String text) {
        LockDamage.refuse(text);
        lines = new SchemaLines(text);
    }

    /** The schemas of a revision. Those of a lock file know how their fields have been renamed or removed since. */
    Schemas parse(int revision) {
        Schemas schemas = Schemas.of(byType(revision).values());
        List<Schema> renamed = new ArrayList<>();
        from.forEach((type, first) -> renamed.add(history.renamed(schemas.apply(type), first)));
        return schemas.withPresent(renamed);
    }

    private Map<String, Schema> byType(int revision) {
        int last = 0;
        Map<String, Schema> byType = new TreeMap<>();
        while (lines.skipBlank()) {
            Matcher wire = WIRE.matcher(lines.peek());
            Matcher head = REVISION.matcher(lines.peek());
            if (wire.matches()) {
                requireWire(Integer.parseInt(wire.group(1)));
                lines.take();
            } else if (head.matches()) {
                if (last > 0) {
                    throw lines.bad(LockHead.saidBefore(lines.peek()));
                }
                last = Integer.parseInt(head.group(1));
                lines.take();
            } else if (LockHead.isLine(lines.peek())) {
                lines.take();
            } else {
                block(revision, byType);
            }
        }
        if (revision != NOW && (revision < 1 || revision > last)) {
            throw new IllegalArgumentException("there is no revision " + revision + ": the last one is " + last);
        }
        return byType;
    }

    private void requireWire(int version) {
        if (version != Fingerprint.WIRE_VERSION) {
            throw lines.bad("the wire format is " + version + ", but this version of marshal4j reads "
                    + Fingerprint.WIRE_VERSION);
        }
    }

    private void block(int revision, Map<String, Schema> byType) {
        int position = lines.position();
        try {
            Matcher line = TYPE.matcher(lines.peek());
            SchemaHead head = SchemaHead.parse(line.matches() ? line.group(1) : lines.peek());
            lines.take();
            // A schema file has no revisions and no former names.
            boolean isLock = line.group(2) != null;
            List<String> texts = lines.takeIndented();
            LockedLines indented = isLock ? LockedLines.of(texts) : LockedLines.plain(texts);
            if (isOf(revision, line.group(2), line.group(3))) {
                Schema schema = head.schema(indented.lines(), name -> Optional.of(NoSource.INSTANCE.constants(name)));
                if (byType.put(head.type(), schema) != null && isLock) {
                    throw new IllegalArgumentException(head.type() + " has two schemas in one revision");
                }
            }
            if (isLock) {
                remember(head, indented, Integer.parseInt(line.group(2)), isOf(revision, line.group(2), line.group(3)));
            }
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, e.getMessage());
        }
    }

    private void remember(SchemaHead head, LockedLines indented, int first, boolean isTaken) {
        if (indented.hasFormerNames()) {
            Schema schema = head.schema(indented.lines(), name -> Optional.empty());
            history.add(head.type(), first, indented.formerNames(schema));
        }
        if (isTaken) {
            from.put(head.type(), first);
        }
    }

    private static boolean isOf(int revision, @Nullable String from, @Nullable String to) {
        if (revision == NOW) {
            return to == null;
        }
        return from != null && Integer.parseInt(from) <= revision && (to == null || revision <= Integer.parseInt(to));
    }
}
