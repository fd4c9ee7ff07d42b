package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.marshal4j.runtime.MarshalException;

/** Checks exceptions. */
public final class Refused {
    private Refused() {}

    public static void refused(String code, ThrowingCallable call) {
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(call)
                .extracting(MarshalException::code)
                .isEqualTo(code);
    }
}
