package org.marshal4j.published;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.assertj.core.api.RecursiveComparisonAssert;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.problem.MarshalException;

/** Writes an object, reads it back, compares the two, measures, and cuts the message off at every byte. */
final class Trial<T> {
    /** Messages that are longer take minutes to cut off everywhere. */
    static final int LONGEST = 8192;

    /** Beyond the first bytes, messages are cut off at some of them in builds of every day, and at all of them for the page. */
    private static final int ALL_UP_TO = 64;

    private static final int STRIDE = Integer.getInteger("sample.stride", 1);

    private final Marshaller<T> marshaller;
    private final MixIns mixIns;

    /** Of what this marshaller writes and reads, made with these mix-ins. */
    Trial(Marshaller<T> marshaller, MixIns mixIns) {
        this.marshaller = marshaller;
        this.mixIns = mixIns;
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

    /** What a marshaller by hand keeps of a value is what the value's class compares. */
    private static <V> void byEquals(RecursiveComparisonAssert<?> compared, Class<V> type) {
        compared.withEqualsForType(Object::equals, type);
    }

    private static boolean hasEquals(Class<?> type) {
        try {
            return type != Object.class
                    && type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            // An interface has no method of Object.
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
