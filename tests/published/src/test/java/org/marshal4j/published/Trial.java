package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.problem.MarshalException;

/** Writes an object, reads it back, compares the two, measures, and cuts the message off at every byte. */
final class Trial<T> {
    /** Messages that are longer take minutes to cut off everywhere. */
    static final int LONGEST = 8192;

    private final Marshaller<T> marshaller;

    /** Of what this marshaller writes and reads. */
    Trial(Marshaller<T> marshaller) {
        this.marshaller = marshaller;
    }

    /**
     * Tries one object.
     *
     * @return how it went
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
            assertThat(copy)
                    .usingRecursiveComparison()
                    .withIntrospectionStrategy(new StateAlone())
                    .withStrictTypeChecking()
                    .withEqualsForType(Double::equals, Double.class)
                    .withEqualsForType(Float::equals, Float.class)
                    .isEqualTo(value);
        } catch (AssertionError e) {
            return new Outcome(Outcome.Kind.UNEQUAL, differences(String.valueOf(e.getMessage())));
        }
        return cuts(message);
    }

    private Outcome cuts(byte[] message) {
        for (int length = 0; length < message.length; length++) {
            try {
                marshaller.fromByteArray(message, 0, length);
                return new Outcome(Outcome.Kind.CUT_ACCEPTED, length + " of " + message.length + " bytes");
            } catch (MarshalException e) {
                continue;
            }
        }
        return new Outcome(Outcome.Kind.SAME, message.length + " bytes");
    }

    /** Which fields differ, without the objects around them. */
    private static String differences(String message) {
        return message.lines()
                .filter(line -> line.matches("(field/property|- actual value|- expected value|Top level).*"))
                .collect(Collectors.joining("; "));
    }

    private static String reason(MarshalException e) {
        return e.getCause() == null ? e.getMessage() : e.getMessage() + " because of " + e.getCause();
    }
}
