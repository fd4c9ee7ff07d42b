package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

class CustomFailuresTest {
    @Test
    void theFieldIsAddedToAKnownProblem() {
        MarshalException known = new MarshalException(RuntimeProblem.BAD_COUNT, "inner", "too many");
        assertThat(CustomFailures.in("x", known))
                .isInstanceOfSatisfying(MarshalException.class, e -> {
                    assertThat(e.problem()).isEqualTo(RuntimeProblem.BAD_COUNT);
                    assertThat(e.path()).isEqualTo("x");
                    assertThat(e.detail()).isEqualTo("too many");
                })
                .hasCause(known);
    }

    @Test
    void aFailureOfAnotherMarshallerIsQuotedInFull() {
        MarshalException complete =
                new MarshalException("reading", "com.acme.A", "y", 3, RuntimeProblem.BAD_COUNT, "too many", null);
        assertThat(CustomFailures.in("x", complete))
                .hasMessage("x: reading com.acme.A.y at offset 3: too many [MARSHAL205] [MARSHAL205]")
                .hasCause(complete);
    }

    @Test
    void fullAndShortBuffersHaveTheirProblems() {
        assertThat(((MarshalException) CustomFailures.in("x", new BufferOverflowException())).problem())
                .isEqualTo(RuntimeProblem.BUFFER_FULL);
        assertThat(((MarshalException) CustomFailures.in("x", new BufferUnderflowException())).problem())
                .isEqualTo(RuntimeProblem.BYTES_RUN_OUT);
        assertThat(CustomFailures.in("x", new IllegalStateException("broken")))
                .hasMessage("x: java.lang.IllegalStateException: broken [MARSHAL299]");
    }

    @Test
    void failuresThatAreNotAboutBytesArePassedOn() {
        RuntimeException failure = new TestUntouchedFailures.Untouched("invalid");
        assertThat(CustomFailures.in("x", failure)).isSameAs(failure);
    }
}
