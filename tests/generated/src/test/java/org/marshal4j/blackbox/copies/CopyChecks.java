package org.marshal4j.blackbox.copies;

import static org.assertj.core.api.Assertions.assertThat;

import org.marshal4j.blackbox.reference.Aliases;
import org.marshal4j.runtime.Marshaller;

/** Checks what must hold for every copy. */
public final class CopyChecks {
    private CopyChecks() {}

    /** Makes a copy and checks it. */
    public static <T> void check(Marshaller<T> marshaller, T value) {
        check(marshaller, value, marshaller.copy(value));
    }

    /** Checks that the copy has the bytes of what would be read, and shares nothing mutable with the value. */
    public static <T> void check(Marshaller<T> marshaller, T value, T copy) {
        T read = marshaller.fromByteArray(marshaller.toByteArray(value));
        assertThat(copy).hasSameClassAs(value);
        assertThat(marshaller.toByteArray(copy)).isEqualTo(marshaller.toByteArray(read));
        assertThat(Aliases.between(value, copy)).isNull();
    }
}
