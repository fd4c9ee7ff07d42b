package org.marshal4j.processor.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.Messager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuardTest {
    private final List<String> messages = new ArrayList<>();
    private final Guard guard = new Guard(new Reporter(messager()), "1.2");

    private Messager messager() {
        return (Messager) Proxy.newProxyInstance(
                GuardTest.class.getClassLoader(), new Class<?>[] {Messager.class}, (proxy, method, arguments) -> {
                    messages.add((String) arguments[1]);
                    return null;
                });
    }

    @ParameterizedTest
    @ValueSource(classes = {IllegalStateException.class, AssertionError.class, StackOverflowError.class})
    void ownFailuresAreReportedOnceOrNotAtAll(Class<? extends Throwable> failure) {
        guard.attemptQuietly(() -> fail(failure));
        assertThat(messages).isEmpty();
        assertThat(guard.attempt("A", null, () -> fail(failure))).isFalse();
        assertThat(guard.attempt("B", null, () -> fail(failure))).isFalse();
        assertThat(messages).singleElement().asString().contains(" A", "1.2", failure.getName());
    }

    /** The compiler ends the compilation by such exceptions. */
    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, ThreadDeath.class})
    void failuresOfOthersArePassedOn(Class<? extends Throwable> failure) {
        assertThatThrownBy(() -> guard.attempt("A", null, () -> fail(failure))).isInstanceOf(failure);
        assertThatThrownBy(() -> guard.attemptQuietly(() -> fail(failure))).isInstanceOf(failure);
        assertThat(messages).isEmpty();
    }

    @Test
    void successIsTold() {
        assertThat(guard.attempt("A", null, () -> {})).isTrue();
        assertThat(messages).isEmpty();
    }

    private static void fail(Class<? extends Throwable> failure) {
        try {
            throw failure.getDeclaredConstructor().newInstance();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
