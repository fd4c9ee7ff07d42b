package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.BufferFullException;
import org.marshal4j.runtime.BytesRunOutException;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.trade.LegMarshaller;

/** Which services are found for failures, and what is used if none is found. */
class FailureServicesTest {
    private static final Marshaller<?> LEGS = LegMarshaller.INSTANCE;
    private static final String TYPE = "org.marshal4j.runtime.trade.Leg";

    @Test
    void servicesOnTheClassPathAreFound() {
        FailureServices services = FailureServices.find(Failures.class.getClassLoader());
        assertThat(services.hook()).isNotInstanceOf(UnplacedFailures.class);
        assertThat(services.isUntouched(new TestUntouchedFailures.Untouched("it")))
                .isTrue();
        assertThat(services.isUntouched(new IllegalStateException("another"))).isFalse();
        assertThat(FailureServices.get(new Throwable())).isSameAs(FailureServices.get(new Throwable()));
    }

    @Test
    void servicesAreOptional() {
        FailureServices none = FailureServices.find(ClassLoader.getPlatformClassLoader());
        assertThat(none.hook()).isInstanceOf(UnplacedFailures.class);
        assertThat(none.isUntouched(new TestUntouchedFailures.Untouched("it"))).isFalse();
    }

    @Test
    void aMissingServiceClassIsAnError(@TempDir Path directory) throws Exception {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve(UntouchedFailures.class.getName()), "com.acme.Missing");
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {directory.toUri().toURL()}, FailureServicesTest.class.getClassLoader())) {
            assertThatThrownBy(() -> FailureServices.find(loader)).isInstanceOf(ServiceConfigurationError.class);
        }
    }

    @Test
    void typeAndCauseAreReportedWithoutAPath() {
        UnplacedFailures hook = new UnplacedFailures();
        Output out = Output.elastic();
        Input in = Input.of(new byte[0]);
        assertThat(hook.writing(LEGS, out, 0, new BufferFullException(8, 2)))
                .hasMessage("writing " + TYPE + ": 8 bytes needed, 2 left [MARSHAL212]")
                .hasCauseInstanceOf(BufferOverflowException.class);
        assertThat(hook.reading(LEGS, in, 0, new BytesRunOutException(8, 2)))
                .hasMessage("reading " + TYPE + ": 8 bytes needed, 2 left [MARSHAL203]")
                .hasCauseInstanceOf(BufferUnderflowException.class);
        assertThat(hook.writing(LEGS, out, 0, new BufferOverflowException()))
                .hasMessage("writing " + TYPE + ": java.nio.BufferOverflowException [MARSHAL212]");
        // This failure is not about the bytes being read or written.
        assertThat(hook.writing(LEGS, out, 0, new BufferUnderflowException()))
                .hasMessage("writing " + TYPE + ": java.nio.BufferUnderflowException [MARSHAL299]");
        assertThat(hook.reading(LEGS, in, 0, new BufferOverflowException()))
                .hasMessage("reading " + TYPE + ": java.nio.BufferOverflowException [MARSHAL299]");
        assertThat(hook.reading(LEGS, in, 0, new IllegalStateException("broken")))
                .hasMessage("reading " + TYPE + ": java.lang.IllegalStateException: broken [MARSHAL299]")
                .hasCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    void aBareFailureIsReplaced() {
        Throwable cause = new IllegalStateException("why");
        MarshalException bare = new MarshalException(RuntimeProblem.BAD_COUNT, "quantity", "too many", cause);
        Throwable suppressed = new Throwable("besides");
        bare.addSuppressed(suppressed);
        MarshalException complete = new UnplacedFailures().reading(LEGS, Input.of(new byte[0]), 0, bare);
        assertThat(complete)
                .hasMessage("reading " + TYPE + ".quantity: too many [MARSHAL205]")
                .hasCause(cause)
                .hasSuppressedException(suppressed);
        assertThat(complete.getStackTrace()).isEqualTo(bare.getStackTrace());
        assertThat(complete.offset()).isNegative();

        assertThat(new UnplacedFailures().writing(LEGS, Output.elastic(), 0, complete))
                .hasMessageStartingWith("writing " + TYPE + ": " + MarshalException.class.getName() + ": reading ")
                .hasCause(complete);
    }
}
