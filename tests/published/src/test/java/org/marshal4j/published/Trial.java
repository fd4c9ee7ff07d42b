package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.assertj.core.api.RecursiveComparisonAssert;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/** Writes an object, reads it back, compares the two, measures it, and truncates the message at every byte. */
record Trial<T>(Marshaller<T> marshaller, MixIns mixIns) {
    /** Longer messages take minutes to truncate at every byte. */
    static final int LONGEST = 8192;

    /**
     * Up to this length, messages are always truncated at every byte. Beyond it, everyday builds truncate at some of
     * the bytes, and the page at all of them.
     */
    private static final int ALL_UP_TO = 64;

    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    /**
     * Tries one object.
     *
     * @return the outcome
     */
    Outcome of(T value) {
        byte[] message;
        try {
            message = marshaller.toByteArray(value);
        } catch (MarshalException e) {
            return new Outcome(Outcome.Kind.NOT_WRITTEN, reason(e));
        }
        if (message.length > LONGEST) {
            return new Outcome(Outcome.Kind.TOO_LONG, message.length + " bytes");
        }
        if (marshaller.sizeOf(value) != message.length) {
            return new Outcome(
                    Outcome.Kind.WRONG_SIZE, marshaller.sizeOf(value) + " bytes for a message of " + message.length);
        }
        T copy;
        try {
            copy = marshaller.fromByteArray(message);
        } catch (MarshalException e) {
            return new Outcome(Outcome.Kind.NOT_READ, reason(e));
        }
        try {
            RecursiveComparisonAssert<?> compared = assertThat(copy)
                    .usingRecursiveComparison()
                    .withIntrospectionStrategy(new StateAlone(mixIns))
                    .withStrictTypeChecking()
                    .withEqualsForType(Double::equals, Double.class)
                    .withEqualsForType(Float::equals, Float.class);
            mixIns.types().stream().filter(Trial::hasEquals).forEach(type -> byEquals(compared, type));
            compared.isEqualTo(value);
        } catch (AssertionError e) {
            return new Outcome(Outcome.Kind.UNEQUAL, differences(String.valueOf(e.getMessage())));
        }
        return cuts(message);
    }

    /** A hand-written marshaller keeps what the value's own equals method compares. */
    private static <V> void byEquals(RecursiveComparisonAssert<?> compared, Class<V> type) {
        compared.withEqualsForType(Object::equals, type);
    }

    private static boolean hasEquals(Class<?> type) {
        try {
            return type != Object.class
                    && type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            // An interface does not have the methods of Object.
            return false;
        }
    }

    private Outcome cuts(byte[] message) {
        for (int length = 0; length < message.length; length += length < ALL_UP_TO ? 1 : STRIDE) {
            try {
                marshaller.fromByteArray(message, 0, length);
                return new Outcome(Outcome.Kind.CUT_ACCEPTED, length + " of " + message.length + " bytes");
            } catch (MarshalException e) {
                continue;
            }
        }
        return new Outcome(Outcome.Kind.SAME, message.length + " bytes");
    }

    /** Returns which fields differ, without the objects that contain them. */
    private static String differences(String message) {
        return message.lines()
                .filter(line -> line.matches("(field/property|- actual value|- expected value|Top level).*"))
                .collect(Collectors.joining("; "));
    }

    private static String reason(MarshalException e) {
        return e.getCause() == null ? e.getMessage() : e.getMessage() + " because of " + e.getCause();
    }
}
