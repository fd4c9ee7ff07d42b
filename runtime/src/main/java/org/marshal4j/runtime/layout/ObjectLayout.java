package org.marshal4j.runtime.layout;

import java.util.List;
import java.util.Optional;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Shows where this JVM keeps the fields of a class, which runs of them its marshaller copies in bulk, and why it does
 * not copy others. {@link #toString} is a table to print:
 *
 * <pre>{@code
 * System.out.println(ObjectLayout.of(Quote.class));
 * }</pre>
 *
 * <p>The JVM decides on the layout, depending on its version and flags. A layout never changes the bytes of a message,
 * only how they are copied. All offsets and sizes are in bytes, offsets from the start of the object. Immutable and
 * thread-safe.
 */
public final class ObjectLayout {
    /**
     * If this system property is {@code required}, a marshaller with a run that is not copied in bulk fails to
     * initialise.
     */
    static final String BULK_PROPERTY = "marshal4j.bulk";

    private final Class<?> type;
    private final FieldOffsets offsets;
    private final List<Run> runs;

    private ObjectLayout(Class<?> type, FieldOffsets offsets, List<Run> runs) {
        this.type = type;
        this.offsets = offsets;
        this.runs = runs;
    }

    /**
     * An instance field of the class or one of its superclasses.
     *
     * @param owner the class that declares the field
     * @param name the name of the field
     * @param type the type of the field
     * @param offset the offset of the field in the object
     * @param size the size of the field
     */
    public record Slot(Class<?> owner, String name, Class<?> type, long offset, int size) {
        /**
         * Returns the end of the field.
         *
         * @return the offset of the byte after its last one
         */
        public long end() {
            return offset + size;
        }
    }

    /**
     * Bytes of the object that no field uses.
     *
     * @param offset the offset of the first byte
     * @param size the number of bytes
     */
    public record Gap(long offset, long size) {}

    /**
     * Consecutive fields on the wire that the marshaller would like to copy in bulk.
     *
     * @param fields the names of the fields in wire order
     * @param size the size of all of them together
     * @param offset the offset of the first field in the object; −1 if they are stored field by field
     * @param verdict {@code bulk}, or {@code field by field:} and the reason
     */
    public record Run(List<String> fields, int size, long offset, String verdict) {
        /**
         * Copies the list of names.
         *
         * @param fields the names of the fields in wire order
         * @param size the size of all of them together
         * @param offset the offset of the first field in the object; −1 if they are stored field by field
         * @param verdict {@code bulk}, or {@code field by field:} and the reason
         */
        public Run {
            fields = List.copyOf(fields);
        }

        /** {@return whether the fields are copied in bulk} */
        public boolean bulk() {
            return offset >= 0;
        }

        /** {@return a text such as {@code bidQty0 .. bidQty3, 16 bytes: bulk}} */
        @Override
        public String toString() {
            int last = fields.size() - 1;
            String names = last == 0 ? fields.get(0) : fields.get(0) + " .. " + fields.get(last);
            return names + ", " + size + (size == 1 ? " byte: " : " bytes: ") + verdict;
        }
    }

    /**
     * {@return the layout of the instances of a class} If its package has a marshaller for the class, initialises that
     * marshaller, since that is when the runs are found.
     *
     * @param type the class
     * @throws IllegalArgumentException if the type has no instances with fields: an interface, an array or a primitive
     */
    public static ObjectLayout of(Class<?> type) {
        if (type.isInterface() || type.isArray() || type.isPrimitive()) {
            throw new IllegalArgumentException(type.getName() + " is not a class: it has no fields to lay out");
        }
        try {
            Marshallers.of(type);
        } catch (IllegalArgumentException | IllegalStateException e) {
            // Without a marshaller there are no runs. If it fails because a run is not in bulk, the layout is there to
            // explain it.
        }
        return new ObjectLayout(type, FieldOffsets.of(type), BulkRuns.of(type));
    }

    /**
     * Tells whether fields are in memory in this order without a gap, so that they can be copied in bulk. Generated
     * code calls this when its class is initialised. The answer is kept for {@link #of}.
     *
     * @param type the class
     * @param fields names of primitive fields in wire order; a name means its nearest declaration, from the class
     *     upwards
     * @return the offset of the first field in the object, or −1
     * @throws IllegalStateException (MARSHAL213) instead of returning −1, if the system property {@code marshal4j.bulk}
     *     is {@code required}
     */
    public static long provedRun(Class<?> type, String... fields) {
        Run run = BulkRuns.prove(type, fields);
        if (!run.bulk() && "required".equals(System.getProperty(BULK_PROPERTY))) {
            throw new IllegalStateException(type.getName() + " is not copied in bulk, although " + BULK_PROPERTY
                    + "=required: " + run + " [" + RuntimeProblem.NOT_BULK.code() + "]");
        }
        return run.offset();
    }

    /** {@return the class} */
    public Class<?> type() {
        return type;
    }

    /**
     * Returns the reason why the offsets are unknown: the JVM does not reveal them for records and hidden classes, and
     * without Unsafe it cannot be asked.
     *
     * @return the reason; empty if the offsets are known
     */
    public Optional<String> unavailable() {
        return Optional.ofNullable(offsets.problem());
    }

    /** {@return the fields in memory order, unmodifiable; empty if the offsets are {@link #unavailable}} */
    public List<Slot> slots() {
        return offsets.slots();
    }

    /** {@return the gaps between the header and the fields, and after the last field} */
    public List<Gap> gaps() {
        return offsets.gaps();
    }

    /** {@return the runs that the marshaller has asked for} */
    public List<Run> runs() {
        return runs;
    }

    /** {@return the number of bytes before the first field can start; 0 without Unsafe} */
    public int headerSize() {
        return JvmLayout.headerSize();
    }

    /**
     * {@return the size of an instance} It assumes that objects start at multiples of eight bytes, which is so unless
     * the JVM is told otherwise.
     */
    public long estimatedSize() {
        return offsets.size();
    }

    /** {@return the table, with a line feed at the end of each line} */
    @Override
    public String toString() {
        return new LayoutTable(this).toString();
    }
}
