package org.marshal4j.runtime.layout;

import java.util.List;
import java.util.Optional;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.problem.RuntimeProblem;

/**
 * Where this JVM keeps the fields of a class, and which runs of them its marshaller copies in bulk, with the reason.
 * {@link #toString} is a table to print:
 *
 * <pre>{@code
 * System.out.println(ObjectLayout.of(Quote.class));
 * }</pre>
 *
 * <p>The JVM decides on the layout, depending on its version and flags. A layout never changes the bytes of a
 * message, only how they are copied. All offsets and sizes are in bytes, offsets from the start of the object.
 * Immutable and thread-safe.
 */
public final class ObjectLayout {
    /** Set to {@code required}, it makes the marshaller of a run that is not in bulk fail to initialise. */
    static final String BULK_PROPERTY = "marshal4j.bulk";

    private final Class<?> type;
    private final FieldOffsets offsets;
    private final List<Run> runs;

    private ObjectLayout(Class<?> type, FieldOffsets offsets, List<Run> runs) {
        this.type = type;
        this.offsets = offsets;
        this.runs = runs;
    }

    /** An instance field of the class or one of its superclasses. */
    public record Slot(Class<?> owner, String name, Class<?> type, long offset, int size) {
        /** Behind its last byte. */
        public long end() {
            return offset + size;
        }
    }

    /** Bytes of the object that no field uses. */
    public record Gap(long offset, long size) {}

    /**
     * Fields that stand one after another on the wire, and that the marshaller would like to copy in bulk.
     *
     * @param fields their names in wire order
     * @param size of all of them together
     * @param offset of the first in the object; −1 if they are stored field by field
     * @param verdict {@code bulk}, or {@code field by field:} and the reason
     */
    public record Run(List<String> fields, int size, long offset, String verdict) {
        /** Takes a copy of the names. */
        public Run {
            fields = List.copyOf(fields);
        }

        /** Whether they are copied in bulk. */
        public boolean bulk() {
            return offset >= 0;
        }

        /** Such as {@code bidQty0 .. bidQty3, 16 bytes: bulk}. */
        @Override
        public String toString() {
            int last = fields.size() - 1;
            String names = last == 0 ? fields.get(0) : fields.get(0) + " .. " + fields.get(last);
            return names + ", " + size + (size == 1 ? " byte: " : " bytes: ") + verdict;
        }
    }

    /**
     * The layout of the instances of a class. Initialises its marshaller, if there is one in its package: that is
     * when the runs are found.
     *
     * @throws IllegalArgumentException if there are no instances with fields: an interface, an array or a primitive
     */
    public static ObjectLayout of(Class<?> type) {
        if (type.isInterface() || type.isArray() || type.isPrimitive()) {
            throw new IllegalArgumentException(type.getName() + " is not a class: it has no fields to lay out");
        }
        try {
            Marshallers.of(type);
        } catch (IllegalArgumentException | IllegalStateException e) {
            // No marshaller, no runs; and one that fails because a run is not in bulk is what this is here to explain.
        }
        return new ObjectLayout(type, FieldOffsets.of(type), BulkRuns.of(type));
    }

    /**
     * For generated code, as its class initialises: whether these fields lie in memory in this order without a gap,
     * so that they can be copied in bulk. The answer is kept for {@link #of}.
     *
     * @param fields names of primitive fields in wire order; each means its nearest declaration, from the type
     *     upwards
     * @return the offset of the first one in the object, or −1
     * @throws IllegalStateException (MARSHAL213) instead of −1, if the system property {@code marshal4j.bulk} is
     *     {@code required}
     */
    public static long provedRun(Class<?> type, String... fields) {
        Run run = BulkRuns.prove(type, fields);
        if (!run.bulk() && "required".equals(System.getProperty(BULK_PROPERTY))) {
            throw new IllegalStateException(type.getName() + " is not copied in bulk, although " + BULK_PROPERTY
                    + "=required: " + run + " [" + RuntimeProblem.NOT_BULK.code() + "]");
        }
        return run.offset();
    }

    /** The class. */
    public Class<?> type() {
        return type;
    }

    /**
     * Why the offsets are not available (in records and hidden classes the JVM tells none, and without Unsafe there
     * is no way to ask); empty if they are.
     */
    public Optional<String> unavailable() {
        return Optional.ofNullable(offsets.problem());
    }

    /** The fields in the order in which they lie in memory; empty if {@link #unavailable}. Unmodifiable. */
    public List<Slot> slots() {
        return offsets.slots();
    }

    /** The gaps between header and fields, and behind the last one. */
    public List<Gap> gaps() {
        return offsets.gaps();
    }

    /** The runs that the marshaller has asked for. */
    public List<Run> runs() {
        return runs;
    }

    /** The bytes before the first field can start; 0 without Unsafe. */
    public int headerSize() {
        return JvmLayout.HEADER_SIZE;
    }

    /**
     * The size of an instance, if objects start at multiples of eight bytes as they do unless the JVM is told
     * otherwise.
     */
    public long estimatedSize() {
        return offsets.size();
    }

    /** The table, each line with a line feed at its end. */
    @Override
    public String toString() {
        return new LayoutTable(this).toString();
    }
}
