package org.marshal4j.audit.align;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.grammar.Node;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.value.Value;
import org.marshal4j.audit.value.Values;

/** What comes after an operation that does not fit. */
final class Orders {

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
        return nextWritten != null
                && nextRead != null
                && Encodings.same(form(nextWritten.head()), read)
                && Encodings.same(form, form(nextRead.head()));
    }

    private static String form(Node node) {
        return node instanceof Node.Op op ? op.form() : "";
    }

    private static String name(Node node) {
        return node instanceof Node.Op op ? Roots.name(op.value()) : "";
    }

    /** The form that comes first; empty if that is not known, or nothing may come. */
    static String first(Node node) {
        if (node instanceof Node.Op op) {
            return op.form();
        }
        boolean loop = node instanceof Node.Loop repeated && !repeated.body().isEmpty() && !isOpen(repeated.count());
        return loop && ((Node.Loop) node).body().get(0) instanceof Node.Op op ? op.form() : "";
    }

    /** Whether it is not known how often a loop runs. Which element of an array it is whose size counts, does not matter. */
    static boolean isOpen(Value count) {
        if (count instanceof Value.At at) {
            return isOpen(at.array());
        }
        boolean[] open = {count instanceof Value.Unknown};
        Values.parts(count, part -> open[0] |= isOpen(part));
        return open[0];
    }

    /** Whether a plain whole number is read as one with a fraction, or as true or false; or the other way round. */
    static boolean otherKind(Seq writer, Seq reader) {
        if (!(writer.head() instanceof Node.Op one)
                || !(reader.head() instanceof Node.Op other)
                || (Roots.direct(one.value()) == null && !(one.value() instanceof Value.Size))) {
            return false;
        }
        if (Encodings.isVariable(one.form()) && other.form().equals("bool")) {
            return "IJ".contains(one.value().type());
        }
        if (one.form().equals("bool") && Encodings.isVariable(other.form())) {
            // A number may have been one of two once; but not if both have changed places.
            return crossed(writer, reader);
        }
        return switch (one.form() + " " + other.form() + " " + one.value().type()) {
            case "int64 float64 J", "float64 int64 D", "int32 float32 I", "float32 int32 F" -> true;
            default -> false;
        };
    }

    /**
     * Whether the next two operations have another width, and are not just in another order. Pieces of a number with a
     * fraction are whole numbers.
     */
    static boolean differ(Seq writer, Seq reader) {
        int written = width(writer);
        int read = width(reader);
        boolean fractions = isFraction(writer.head()) && isFraction(reader.head());
        return written > 0 && read > 0 && written != read && !fractions && !crossed(writer, reader);
    }

    /** Whether what is read may be a piece of a wider number: a choice that tests it says what else is read. */
    static boolean mayGoOn(Seq writer, Seq reader) {
        Seq next = reader.tail();
        if (width(writer) <= width(reader)
                || !(reader.head() instanceof Node.Op op)
                || next == null
                || !(next.head() instanceof Node.Choice choice)
                || !Nodes.moves(List.of(choice))) {
            return false;
        }
        boolean[] tests = {false};
        Values.parts(
                choice.condition(),
                value -> tests[0] |= Values.any(value, part -> part instanceof Value.Read of && of.op() == op.id()));
        return tests[0];
    }

    private static boolean isFraction(Node node) {
        return form(node).startsWith("float");
    }

    /** What comes after operations of fixed width that are as many bytes on both sides. */
    record Meeting(@Nullable Seq writer, @Nullable Seq reader) {}

    /** Where several operations on one side are as many bytes as the next one on the other; null if they never are. */
    static @Nullable Meeting meeting(Seq writer, Seq reader) {
        int written = width(writer);
        int read = width(reader);
        if (written > read) {
            Seq rest = after(reader, written);
            return rest == null ? null : new Meeting(writer.tail(), rest.tail());
        }
        Seq rest = after(writer, read);
        return rest == null ? null : new Meeting(rest.tail(), reader.tail());
    }

    /** The last of the operations that together have a width. */
    private static @Nullable Seq after(Seq first, int width) {
        int sum = 0;
        for (Seq next = first; next != null && width(next) > 0; next = next.tail()) {
            sum += width(next);
            if (sum >= width) {
                return sum == width ? next : null;
            }
        }
        return null;
    }

    private static int width(@Nullable Seq seq) {
        return seq != null && seq.head() instanceof Node.Op op ? Encodings.width(op.form()) : 0;
    }
}
