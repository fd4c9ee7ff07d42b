package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.UndeclaredThrowableException;
import org.junit.jupiter.api.Test;

class HandlesTest {
    @Test
    void reachesAPrivateField() {
        VarHandle price = Handles.field(MethodHandles.lookup(), Quote.class, "price", long.class);
        Quote quote = new Quote();
        price.set(quote, 7L);
        assertThat(quote.price).isEqualTo(7);
    }

    @Test
    void refusesARemovedField() {
        assertThatThrownBy(() -> Handles.field(MethodHandles.lookup(), Quote.class, "size", int.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "there is no longer a field org.marshal4j.runtime.generated.HandlesTest$Quote.size of type int:"
                                + " recompile org.marshal4j.runtime.generated.HandlesTest [MARSHAL211]");
    }

    @Test
    void refusesAFieldInAPackageThatIsNotOpen() {
        assertThatThrownBy(() -> Handles.field(MethodHandles.lookup(), String.class, "hash", int.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("org.marshal4j.runtime.generated.HandlesTest cannot reach java.lang.String.hash: add"
                        + " \"opens java.lang;\" to the module java.base, or make the field package-private");
    }

    @Test
    void callsAPrivateConstructor() throws Throwable {
        MethodHandle constructor = Handles.constructor(MethodHandles.lookup(), Quote.class, long.class);
        assertThat(((Quote) constructor.invokeExact(7L)).price).isEqualTo(7);
    }

    @Test
    void refusesARemovedConstructor() {
        assertThatThrownBy(() -> Handles.constructor(MethodHandles.lookup(), Quote.class, int.class, String.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "there is no longer a constructor org.marshal4j.runtime.generated.HandlesTest$Quote(int,String):"
                                + " recompile org.marshal4j.runtime.generated.HandlesTest [MARSHAL211]");
    }

    @Test
    void refusesAConstructorInAPackageThatIsNotOpen() {
        assertThatThrownBy(() -> Handles.constructor(MethodHandles.lookup(), Integer.class, int.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("org.marshal4j.runtime.generated.HandlesTest cannot reach the constructor"
                        + " java.lang.Integer(int): add \"opens java.lang;\" to the module java.base");
    }

    @Test
    void rethrowsWhatAConstructorThrows() {
        RuntimeException unchecked = new IllegalArgumentException();
        assertThat(Handles.thrown(unchecked)).isSameAs(unchecked);
        Error error = new StackOverflowError();
        assertThatThrownBy(() -> Handles.thrown(error)).isSameAs(error);
        Exception checked = new Exception();
        assertThat(Handles.thrown(checked))
                .isInstanceOf(UndeclaredThrowableException.class)
                .hasCause(checked);
    }

    private static final class Quote {
        private long price;

        private Quote() {}

        private Quote(long price) {
            this.price = price;
        }
    }

    @Test
    void findsASuperclassByItsName() {
        assertThat(Handles.superclass(Integer.class, "java.lang.Number")).isSameAs(Number.class);
        assertThat(Handles.superclass(Integer.class, "java.lang.Object")).isSameAs(Object.class);
        for (String other : new String[] {"java.lang.Integer", "java.lang.Long"}) {
            assertThatThrownBy(() -> Handles.superclass(Integer.class, other))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("java.lang.Integer no longer extends " + other + ": recompile it [MARSHAL211]");
        }
    }
}
