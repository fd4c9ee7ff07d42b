package org.marshal4j.blackbox.reference;

import java.util.Locale;
import java.util.Map;
import org.marshal4j.blackbox.reference.WireFields.WireField;

/**
 * The bytes that the tests' hand-written marshallers write, written down once more. The marshallers are known by their
 * simple names, so that none of their code is used.
 */
public final class HandWritten {
    private static final Map<String, Form> FORMS = Map.of(
            "RatioBytes",
            new Form(6, (value, to) -> {
                to.littleEndian(((Short) part(value, "below")), 2);
                to.littleEndian(((Integer) part(value, "above")), 4);
            }),
            "LabelBytes",
            new Form(0, (value, to) -> {
                to.littleEndian((Byte) part(value, "colour"), 1);
                to.stopBit((Long) part(value, "weight"));
            }),
            "Rising",
            new Form(0, (value, to) -> {
                int[] elements = (int[]) value;
                to.stopBit(elements.length);
                for (int i = 0; i < elements.length; i++) {
                    to.stopBit((long) elements[i] - (i == 0 ? 0 : elements[i - 1]));
                }
            }),
            "Stopped",
            new Form(0, (value, to) -> to.stopBit((Long) value)),
            "ColourMarshaller",
            new Form(0, (value, to) -> {
                String name = ((Enum<?>) value).name();
                to.littleEndian(name.length(), 1);
                letters(name, to);
            }),
            "NoteBytes",
            new Form(0, (value, to) -> {
                long number = (Long) part(value, "number");
                int count = (71 - Long.numberOfLeadingZeros(number)) / 8;
                to.littleEndian(count, 1);
                to.littleEndian(number, count);
            }),
            "RgbMarshaller",
            new Form(3, (value, to) -> letters(((Enum<?>) value).name().substring(0, 3), to)));

    private HandWritten() {}

    /**
     * How one marshaller writes its values.
     *
     * @param size the size of every value, or 0 if it is not always the same
     */
    record Form(int size, Writer writer) {}

    /** Writes a value that is not null. */
    interface Writer {
        void write(Object value, Target to);
    }

    /** Receives the bytes. */
    interface Target {
        void littleEndian(long value, int size);

        void stopBit(long number);
    }

    /** Whether some of its fields are written by hand: nobody else can tell how long these are. */
    public static boolean isIn(Class<?> type) {
        return WireFields.of(type).stream()
                .anyMatch(field -> of(field, field.field().getType()) != null);
    }

    /**
     * Whether hand-written code writes to the buffer itself, so that guarded Bytes put their marks between its values.
     */
    public static boolean writesTo(Class<?> type) {
        return WireFields.of(type).stream().anyMatch(field -> {
            Form form = of(field, field.field().getType());
            return form != null && form.size() == 0;
        });
    }

    /** Returns how the values of a field, or all values of a class, are written; null if not by hand. */
    static Form of(WireField field, Class<?> type) {
        if (field != null && field.marshalWith() != null) {
            return of(field.marshalWith());
        }
        boolean own = !type.isPrimitive()
                && !type.isArray()
                && !type.getName().startsWith("java.")
                && !type.getName().startsWith("net.openhft.");
        String marshaller = own ? TypeFacts.of(type).marshalWith() : null;
        return marshaller == null ? null : of(marshaller);
    }

    private static Form of(String marshaller) {
        Form form =
                FORMS.get(marshaller.substring(Math.max(marshaller.lastIndexOf('.'), marshaller.lastIndexOf('$')) + 1));
        if (form == null) {
            throw new IllegalArgumentException("nobody has said what " + marshaller + " writes");
        }
        return form;
    }

    private static void letters(String text, Target to) {
        text.toLowerCase(Locale.ROOT).chars().forEach(letter -> to.littleEndian(letter, 1));
    }

    private static Object part(Object owner, String name) {
        return WireFields.of(owner.getClass()).stream()
                .filter(field -> field.field().getName().equals(name))
                .findFirst()
                .orElseThrow()
                .get(owner);
    }
}
