package org.marshal4j.blackbox.copies;

import static org.assertj.core.api.Assertions.assertThat;

import org.marshal4j.blackbox.reference.Aliases;
import org.marshal4j.runtime.Marshaller;

/** What is asked of every copy. */
public final class CopyChecks {
    private CopyChecks() {}

    /** Makes a copy, and checks it. */
    public static <T> void check(Marshaller<T> marshaller, T value) {
        check(marshaller, value, marshaller.copy(value));
    }

    /** Checks that it is what would be read, by its bytes, and has nothing in common with the value that can be changed. */
    public static <T> void check(Marshaller<T> marshaller, T value, T copy) {
        T read = marshaller.fromByteArray(marshaller.toByteArray(value));
        assertThat(copy).hasSameClassAs(value);
        assertThat(marshaller.toByteArray(copy)).isEqualTo(marshaller.toByteArray(read));
        assertThat(Aliases.between(value, copy)).isNull();
    }
}
