package org.marshal4j.schema.lock;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaHead;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.text.ShownText;
import org.marshal4j.schema.wire.WireType;

/**
 * The lines of one schema in a lock file.
 *
 * @param line the first line
 * @param position its index in the file
 * @param texts the other lines, without indentation
 */
record LockedBlock(String line, int position, SchemaHead head, int from, Optional<Integer> to, List<String> texts) {
    private static final Pattern FIRST = Pattern.compile("(.+) from=([1-9][0-9]{0,8})(?: to=([1-9][0-9]{0,8}))?");

    /** Takes the next block. */
    static LockedBlock take(SchemaLines lines) {
        int position = lines.position();
        Matcher first = FIRST.matcher(lines.peek());
        if (!first.matches()) {
            throw lines.bad("expected a type with a revision, found: " + ShownText.of(lines.peek()));
        }
        try {
            SchemaHead head = SchemaHead.parse(first.group(1));
            return new LockedBlock(
                    lines.take(),
                    position,
                    head,
                    Integer.parseInt(first.group(2)),
                    Optional.ofNullable(first.group(3)).map(Integer::valueOf),
                    lines.takeIndented());
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, e.getMessage());
        }
    }

    /**
     * The entry; a field that is there twice is refused.
     *
     * @param enums finds the constants of an enum that a line leaves out
     */
    LockFile.Entry entry(Function<String, Optional<List<String>>> enums) {
        IntStream.range(0, texts.size())
                .filter(repeated(false)::get)
                .filter(i -> !SchemaHead.isMember(texts.get(i)))
                .findFirst()
                .ifPresent(i -> {
                    throw SchemaLines.badAt(
                            position + 1 + i,
                            texts.get(i) + ": another field of " + head.type()
                                    + " has this name, probably because both sides of a merge were kept");
                });
        return entry(texts, enums);
    }

    /** The entry of each side of a merge: there are two if a field or a class is there twice. */
    List<LockFile.Entry> sides() {
        List<String> first = without(repeated(false));
        List<String> last = without(repeated(true));
        Function<String, Optional<List<String>>> enums = name -> Optional.empty();
        return first.equals(last) ? List.of(entry(first, enums)) : List.of(entry(first, enums), entry(last, enums));
    }

    /** This block with the lines of another one. */
    LockedBlock with(LockedBlock other) {
        return new LockedBlock(line, position, head, from, to, other.texts);
    }

    private List<String> without(BitSet repeated) {
        return IntStream.range(0, texts.size())
                .filter(i -> !repeated.get(i))
                .mapToObj(texts::get)
                .toList();
    }

    /**
     * The lines about a field or class of which another line speaks too. A class may hide a field of its superclass,
     * but cannot declare two fields with the same name.
     *
     * @param isFromEnd whether the last of them is not repeated, instead of the first
     */
    private BitSet repeated(boolean isFromEnd) {
        int first = firstOwn();
        Set<String> names = new HashSet<>();
        BitSet repeated = new BitSet();
        for (int i = 0; i < texts.size(); i++) {
            int index = isFromEnd ? texts.size() - 1 - i : i;
            String text = texts.get(index);
            boolean isMember = SchemaHead.isMember(text);
            if ((isMember || index >= first) && !isBlock(text)) {
                repeated.set(index, !names.add(isMember + text.substring(0, Math.max(0, text.indexOf(' ')))));
            }
        }
        return repeated;
    }

    private static boolean isBlock(String text) {
        return text.endsWith(" " + new WireType.VersionedBlock());
    }

    /** The index of the first line after those of inherited fields. */
    private int firstOwn() {
        int inherited = head.inherited().map(Schema.Inherited::fields).orElse(0);
        int index = 0;
        for (; index < texts.size() && inherited > 0; index++) {
            if (!SchemaHead.isMember(texts.get(index)) && !isBlock(texts.get(index))) {
                inherited--;
            }
        }
        return index;
    }

    private LockFile.Entry entry(List<String> lines, Function<String, Optional<List<String>>> enums) {
        int first = firstOwn();
        LockedLines fields = LockedLines.of(IntStream.range(0, lines.size())
                .mapToObj(i -> i < first ? lines.get(i) : withoutMark(lines.get(i)))
                .toList());
        try {
            Schema schema = head.schema(fields.lines(), enums);
            return new LockFile.Entry(schema, from, to, fields.formerNames(schema));
        } catch (IllegalArgumentException e) {
            throw SchemaLines.badAt(position, ShownText.of(line) + ": " + e.getMessage());
        }
    }

    private static String withoutMark(String text) {
        int end = Math.max(0, text.indexOf(' '));
        return FieldNames.withoutMark(text.substring(0, end)) + text.substring(end);
    }
}
