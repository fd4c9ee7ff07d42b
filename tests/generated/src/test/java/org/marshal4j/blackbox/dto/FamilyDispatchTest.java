package org.marshal4j.blackbox.dto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;

/**
 * The dispatchers of families: the method for the class of the message is called, and no message is mistaken for
 * another.
 */
class FamilyDispatchTest {

    /** Records the messages that it is called with. */
    private static final class Noted implements Shapes_ExpressionMarshaller.Handler, Shapes_EventMarshaller.Handler {
        final List<Object> notes = new ArrayList<>();

        @Override
        public void on(Shapes.Number message) {
            notes.add(message);
        }

        @Override
        public void on(Shapes.Variable message) {
            notes.add(message.name);
        }

        @Override
        public void on(Shapes.Not message) {
            throw new IllegalStateException("no such thing");
        }

        @Override
        public void on(Shapes.Sum message) {
            notes.add("sum");
        }

        @Override
        public void on(Shapes.Event message) {
            notes.add("event");
        }

        @Override
        public void on(Shapes.Login message) {
            notes.add("login");
        }

        @Override
        public void on(Shapes.Trade message) {
            notes.add("trade of " + message.quantity);
        }
    }

    private final Noted noted = new Noted();
    private final Bytes<?> bytes = Bytes.allocateElasticOnHeap();

    @Test
    void dispatchesMessagesOfASealedFamily() {
        Shapes.Variable variable = new Shapes.Variable();
        variable.name = "x";
        Shapes_ExpressionMarshaller.INSTANCE.write(new Shapes.Number(1.5), bytes);
        Shapes_ExpressionMarshaller.INSTANCE.write(variable, bytes);
        Shapes_ExpressionMarshaller.INSTANCE.write(new Shapes.Sum(), bytes);
        while (bytes.readRemaining() > 0) {
            Shapes_ExpressionMarshaller.dispatch(bytes, noted);
        }
        assertThat(noted.notes).containsExactly(new Shapes.Number(1.5), "x", "sum");
    }

    /** The most specific class decides, whatever else the object is. */
    @Test
    void dispatchesMessagesOfARootThatIsNotAbstract() {
        Shapes.Trade trade = new Shapes.Trade();
        trade.quantity = 7;
        for (Shapes.Event event : List.of(new Shapes.Event(), new Shapes.Login(), trade)) {
            Shapes_EventMarshaller.dispatch(event, noted);
            Shapes_EventMarshaller.INSTANCE.write(event, bytes);
            Shapes_EventMarshaller.dispatch(bytes, noted);
        }
        assertThat(noted.notes).containsExactly("event", "event", "login", "login", "trade of 7", "trade of 7");
    }

    @Test
    void theHandlersExceptionsArePassedOnAfterTheMessage() {
        Shapes.Not not = new Shapes.Not(new Shapes.Number(1));
        Shapes_ExpressionMarshaller.INSTANCE.write(not, bytes);
        Shapes_ExpressionMarshaller.INSTANCE.write(new Shapes.Number(2), bytes);
        assertThatThrownBy(() -> Shapes_ExpressionMarshaller.dispatch(bytes, noted))
                .isExactlyInstanceOf(IllegalStateException.class)
                .hasMessage("no such thing");
        assertThat(bytes.readPosition()).isEqualTo(Shapes_ExpressionMarshaller.INSTANCE.sizeOf(not));
        Shapes_ExpressionMarshaller.dispatch(bytes, noted);
        assertThat(noted.notes).containsExactly(new Shapes.Number(2));
    }

    @Test
    void readFailuresLeaveThePositionUnchanged() {
        bytes.writeByte((byte) 1).readSkip(1);
        bytes.writeByte((byte) 5);
        assertThatThrownBy(() -> Shapes_ExpressionMarshaller.dispatch(bytes, noted))
                .isInstanceOf(MarshalException.class)
                .hasMessageStartingWith("reading org.marshal4j.blackbox.dto.Shapes$Expression at offset 0: ")
                .hasMessageEndingWith("[MARSHAL214]");
        assertThat(bytes.readPosition()).isEqualTo(1);
        bytes.writePosition(1).writeByte((byte) 0x80).writeByte((byte) 0);
        assertThatThrownBy(() -> Shapes_ExpressionMarshaller.dispatch(bytes, noted))
                .as("null")
                .hasMessageEndingWith("[MARSHAL206]");
        assertThat(bytes.readPosition()).isEqualTo(1);
        assertThat(noted.notes).isEmpty();
    }

    @Test
    void objectsOutsideTheFamilyAreRefused() {
        assertThatThrownBy(() -> Shapes_ExpressionMarshaller.dispatch((Shapes.Expression) null, noted))
                .isExactlyInstanceOf(NullPointerException.class)
                .hasMessage("null instead of a message");
        assertThatThrownBy(() -> Shapes_EventMarshaller.dispatch(new Shapes.Event() {}, noted))
                .isInstanceOf(MarshalException.class)
                .hasMessageEndingWith("[MARSHAL201]");
        assertThat(noted.notes).isEmpty();
    }

    static Stream<Shapes.Message> many() {
        return Stream.of(
                new Shapes.M0(),
                new Shapes.M1(),
                new Shapes.M2(),
                new Shapes.M3(),
                new Shapes.M4(),
                new Shapes.M5(),
                new Shapes.M6(),
                new Shapes.M7(),
                new Shapes.M8(),
                new Shapes.M9());
    }

    /** There are so many classes that they are divided among several methods. */
    @ParameterizedTest
    @MethodSource
    void many(Shapes.Message message) {
        Class<?>[] called = new Class<?>[1];
        Shapes_MessageMarshaller.Handler handler =
                (Shapes_MessageMarshaller.Handler) java.lang.reflect.Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {Shapes_MessageMarshaller.Handler.class},
                        (proxy, method, arguments) -> {
                            called[0] = method.getParameterTypes()[0];
                            return null;
                        });
        Shapes_MessageMarshaller.dispatch(message, handler);
        assertThat(called[0]).isEqualTo(message.getClass());
    }

    /** Nobody outside the package could name the classes that the methods take. */
    @Test
    void handlersAreAsVisibleAsTheirClasses() throws NoSuchMethodException {
        assertThat(Modifier.isPublic(Shapes_ExpressionMarshaller.Handler.class.getModifiers()))
                .isTrue();
        Class<?> hidden = Shapes_MessageMarshaller.Handler.class;
        assertThat(Modifier.isPublic(hidden.getModifiers())).isFalse();
        assertThat(Modifier.isPublic(Shapes_MessageMarshaller.class
                        .getDeclaredMethod("dispatch", Shapes.Message.class, hidden)
                        .getModifiers()))
                .isFalse();
    }
}
