package org.marshal4j.audit.align;

import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;

/** What comes after an operation that does not fit. */
final class Orders {

    private static final int FAR = 30;

    private Orders() {}

    /** Whether what is read here is written soon after, and what is written here is read soon after. */
    static boolean crossed(Seq writer, Seq reader) {
        String written = name(writer.head());
        String form = form(writer.head());
        String read = form(reader.head());
        if (written.isEmpty() || form.isEmpty() || read.isEmpty() || form.equals(read)) {
            return false;
        }
        // The next two operations, the other way round.
        Seq nextWritten = writer.tail();
        Seq nextRead = reader.tail();
        return nextWritten != null && nextRead != null
                && Forms.same(form(nextWritten.head()), read)
                && Forms.same(form, form(nextRead.head()));
    }

    private static String form(Node node) {
        return node instanceof Node.Op op ? op.form() : "";
    }

    private static String name(Node node) {
        return node instanceof Node.Op op ? Roots.name(op.value()) : "";
    }

    /** Whether the next two operations have another width, and are not just in another order. */
    static boolean differ(Seq writer, Seq reader) {
        int written = width(writer);
        int read = width(reader);
        return written > 0 && read > 0 && written != read && !crossed(writer, reader);
    }

    /** What comes after operations of fixed width that are as many bytes on both sides. */
    record Meeting(@Nullable Seq writer, @Nullable Seq reader) {}

    /** Where operations of fixed width are as many bytes on both sides; null if they never are. */
    static @Nullable Meeting meeting(Seq writer, Seq reader) {
        Seq one = writer;
        Seq other = reader;
        int written = 0;
        int read = 0;
        for (int i = 0; i < FAR; i++) {
            boolean behind = written <= read;
            Seq next = behind ? one : other;
            int width = width(next);
            if (width == 0) {
                return null;
            }
            if (behind) {
                written += width;
                one = java.util.Objects.requireNonNull(next).tail();
            } else {
                read += width;
                other = java.util.Objects.requireNonNull(next).tail();
            }
            if (written == read) {
                return new Meeting(one, other);
            }
        }
        return null;
    }

    private static int width(@Nullable Seq seq) {
        return seq != null && seq.head() instanceof Node.Op op ? Forms.width(op.form()) : 0;
    }
}
