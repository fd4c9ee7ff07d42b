package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.util.Arrays;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;

class MarshallerTypeSerializerTest {
    private static <T> TypeSerializer<T> of(Class<T> type) {
        return MarshallerTypeInfo.of(type).createSerializer(null);
    }

    private static <T> byte[] written(TypeSerializer<T> serializer, T value) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(16);
        serializer.serialize(value, out);
        return out.getCopyOfBuffer();
    }

    private static DataInputDeserializer input(byte... bytes) {
        return new DataInputDeserializer(bytes);
    }

    /** The bytes of existing state, which must never change. */
    @Test
    void framesNeverChange() throws IOException {
        assertThat(written(of(Key.class), new Key("A", null)))
                .startsWith(0, 0, 0, 9)
                .endsWith(KeyMarshaller.INSTANCE.toByteArray(new Key("A", null)))
                .hasSize(13);
        assertThat(written(of(Tick.class), new Tick(1, 2)))
                .isEqualTo(TickMarshaller.INSTANCE.toByteArray(new Tick(1, 2)));
    }

    @Test
    void objectIsRefilledWithEverythingItHolds() throws IOException {
        TypeSerializer<Order> serializer = of(Order.class);
        Order reuse = new Order(5, "Cid", new Tick(8, 8));
        Tick tick = reuse.ticks.get(0);

        Order read = serializer.deserialize(reuse, input(written(serializer, new Order(1, "Ann", new Tick(1, 2)))));

        assertThat(read).isSameAs(reuse).isEqualTo(new Order(1, "Ann", new Tick(1, 2)));
        assertThat(read.ticks.get(0)).isSameAs(tick);
    }

    @Test
    void copiesBytesToOutputsThatHaveToGrow() throws IOException {
        TypeSerializer<Order> orders = of(Order.class);
        Order order = new Order(1, "Ann".repeat(50_000), new Tick(1, 2));
        byte[] message = written(orders, order);
        DataOutputSerializer copy = new DataOutputSerializer(1);
        orders.copy(input(message), copy);
        assertThat(copy.getCopyOfBuffer()).isEqualTo(message);
        TypeSerializer<Tick> ticks = of(Tick.class);
        copy = new DataOutputSerializer(1);
        ticks.copy(input(written(ticks, new Tick(1, 2))), copy);
        assertThat(ticks.deserialize(input(copy.getCopyOfBuffer()))).isEqualTo(new Tick(1, 2));
        byte[] cut = Arrays.copyOf(message, message.length - 1);
        assertThatThrownBy(() -> orders.copy(input(cut), new DataOutputSerializer(1)))
                .isInstanceOf(EOFException.class);
    }

    @Test
    void copyFillsAnotherObjectAndSharesNothing() {
        TypeSerializer<Order> serializer = of(Order.class);
        Order order = new Order(1, "Ann", new Tick(1, 2));
        Order reuse = new Order();

        assertThat(serializer.copy(order, reuse)).isSameAs(reuse).isEqualTo(order);
        assertThat(reuse.ticks.get(0)).isNotSameAs(order.ticks.get(0));
        assertThat(serializer.copy(order, order)).isNotSameAs(order).isEqualTo(order);
        assertThat(serializer.copy(order, null)).isNotSameAs(order).isEqualTo(order);
    }

    @Test
    void objectOfAFamilyIsFilledIfItsClassMatches() throws IOException {
        TypeSerializer<Event> serializer = of(Event.class);
        byte[] login = written(serializer, new Event.Login("Ann"));
        Event.Login reuse = new Event.Login("Bob");

        assertThat(serializer.deserialize(reuse, input(login))).isSameAs(reuse).isEqualTo(new Event.Login("Ann"));
        assertThat(serializer.deserialize(new Event.Logout(1), input(login))).isEqualTo(new Event.Login("Ann"));
        assertThat(serializer.deserialize(reuse, input(written(serializer, new Event.Logout(1)))))
                .isEqualTo(new Event.Logout(1));
        assertThat(serializer.copy(new Event.Login("Cid"), reuse)).isSameAs(reuse);
        assertThat(serializer.copy(new Event.Beat(), reuse)).isEqualTo(new Event.Beat());
        assertThat(serializer.copy(new Event.Logout(2), new Event.Logout(3))).isEqualTo(new Event.Logout(2));
    }

    @Test
    void damagedFramesAreRefused() throws IOException {
        TypeSerializer<Key> serializer = of(Key.class);

        assertThatThrownBy(() -> serializer.deserialize(input((byte) -1, (byte) -1, (byte) -1, (byte) -1)))
                .isInstanceOf(IOException.class)
                .hasMessage("a message of -1 bytes");
        assertThatThrownBy(() -> serializer.deserialize(input((byte) 127, (byte) -1, (byte) -1, (byte) -1, (byte) 1)))
                .isInstanceOf(EOFException.class);
        byte[] longer = written(serializer, new Key("A", null));
        longer[3]++;
        assertThatThrownBy(() -> serializer.deserialize(input(Arrays.copyOf(longer, longer.length + 1))))
                .isInstanceOf(MarshalException.class)
                .hasMessageContaining("MARSHAL221");
    }
}
