package org.marshal4j.blackbox.serialization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamException;
import java.io.StreamCorruptedException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.serialization.Serials.Customer;
import org.marshal4j.blackbox.serialization.Serials.Event1;
import org.marshal4j.blackbox.serialization.Serials.Event2;
import org.marshal4j.blackbox.serialization.Serials.Order;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.SerializedForm;

/** Streams and objects that are refused, and with which messages. */
class RefusedStreamsTest {
    private static final int COUNT = Long.BYTES;
    private static final int HEADER = COUNT + Integer.BYTES;
    private static final Serials_OrderMarshaller ORDERS = Serials_OrderMarshaller.INSTANCE;

    private static byte[] message() {
        return PlainStreams.write(ORDERS, ObjectStreamsTest.order(5));
    }

    private static ByteBuffer littleEndian(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    @Test
    void bytesAreFingerprintCountAndMessage() {
        Order order = ObjectStreamsTest.order(5);
        byte[] message = ORDERS.toByteArray(order);
        byte[] bytes = PlainStreams.write(ORDERS, order);
        assertThat(littleEndian(bytes).getLong()).isEqualTo(ORDERS.schema().fingerprint());
        assertThat(littleEndian(bytes).getInt(COUNT)).isEqualTo(message.length);
        assertThat(Arrays.copyOfRange(bytes, HEADER, bytes.length)).isEqualTo(message);
    }

    @Test
    void anotherSchemaIsRefused() {
        byte[] bytes = message();
        bytes[0]++;
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> PlainStreams.read(ORDERS, bytes))
                .withMessageMatching("reading org.*Serials\\$Order: written with another schema: its fingerprint is"
                        + " [0-9a-f]{16}, here [0-9a-f]{16} \\[MARSHAL218]")
                .withCauseInstanceOf(MarshalException.class);
    }

    @Test
    void evolvableTypesGrow() throws IOException {
        Event1 old = new Event1();
        old.time = 5;
        old.state = Thread.State.WAITING;
        byte[] ofOld = PlainStreams.write(Serials_Event1Marshaller.INSTANCE, old);
        Event2 today = PlainStreams.read(Serials_Event2Marshaller.INSTANCE, ofOld);
        assertThat(today.time).isEqualTo(5);
        assertThat(today.state).isEqualTo(Thread.State.WAITING);
        assertThat(today.source).isNull();
        today.source = "source";
        byte[] ofToday = PlainStreams.write(Serials_Event2Marshaller.INSTANCE, today);
        assertThat(DeepEquals.difference(old, PlainStreams.read(Serials_Event1Marshaller.INSTANCE, ofToday)))
                .isNull();
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> PlainStreams.read(Serials_Event3Marshaller.INSTANCE, ofOld))
                .withMessageContaining("[MARSHAL218]");
    }

    @Test
    void impossibleCountsAreRefused() {
        for (int count : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            byte[] bytes = message();
            littleEndian(bytes).putInt(COUNT, count);
            assertThatExceptionOfType(StreamCorruptedException.class)
                    .isThrownBy(() -> PlainStreams.read(ORDERS, bytes))
                    .withMessageContaining("a message of " + count + " bytes [MARSHAL205]")
                    .withCauseInstanceOf(MarshalException.class);
        }
    }

    /** A count alone takes no memory. */
    @Test
    void countsOfMoreThanTheStreamHoldsAreRefused() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        byte[] bytes = message();
        littleEndian(bytes).putInt(COUNT, 2_000_000_000);
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        assertThatExceptionOfType(StreamCorruptedException.class)
                .isThrownBy(() -> PlainStreams.read(ORDERS, bytes))
                .withMessageContaining("the stream ends inside the object [MARSHAL203]")
                .withCauseInstanceOf(MarshalException.class);
        assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(2_000_000);
    }

    @Test
    void truncatedStreamsAreRefused() {
        byte[] bytes = message();
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatExceptionOfType(StreamCorruptedException.class)
                    .isThrownBy(() -> PlainStreams.read(ORDERS, cut))
                    .withMessageContaining("[MARSHAL203]");
        }
    }

    @Test
    void bytesAfterTheMessageAreRefused() {
        byte[] bytes = Arrays.copyOf(message(), message().length + 2);
        littleEndian(bytes).putInt(COUNT, bytes.length - HEADER);
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> PlainStreams.read(ORDERS, bytes))
                .withMessageContaining("[MARSHAL221]");
    }

    /** Each result is a value, or an exception of object streams with a cause that tells more. */
    @Test
    void changedStreamsAreReadOrRefused() throws IOException {
        byte[] bytes = message();
        int refused = 0;
        for (int i = 0; i < bytes.length; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= (byte) 0x80;
            try {
                PlainStreams.read(ORDERS, changed);
            } catch (ObjectStreamException e) {
                refused++;
                assertThat(e).hasCauseInstanceOf(MarshalException.class);
            }
        }
        assertThat(refused).isGreaterThan(HEADER);
        assertThat(DeepEquals.difference(ObjectStreamsTest.order(5), PlainStreams.read(ORDERS, bytes)))
                .isNull();
    }

    @Test
    void unwritableObjectsAreRefused() {
        Customer customer = new Customer();
        customer.name = null;
        assertThatExceptionOfType(InvalidObjectException.class)
                .isThrownBy(() -> serialized(customer))
                .withMessageContaining("Serials$Customer.name")
                .withMessageContaining("[MARSHAL202]")
                .withCauseInstanceOf(MarshalException.class);
    }

    private static byte[] serialized(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    private static byte[] replaced(byte[] bytes, String what, String by) {
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        assertThat(text).contains(what);
        return text.replace(what, by).getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Neither the class nor the class named like its marshaller is instantiated or initialised. */
    @Test
    void classesWithoutMarshallersAreRefused() throws Exception {
        byte[] coins = serialized(new Coins(3));
        assertThat(read(coins)).isInstanceOf(Coins.class);
        byte[] traps = replaced(coins, "serialization.Coins", "serialization.Traps");
        assertThatExceptionOfType(InvalidClassException.class)
                .isThrownBy(() -> read(traps))
                .withMessageContaining("serialization.Traps")
                .withMessageContaining("TrapsMarshaller is not the marshaller that marshal4j generates");
        assertThat(System.getProperty("blackbox.trap")).isNull();
    }

    @Test
    void classesThatAreNotSerializableAreRefused() throws Exception {
        byte[] coins = serialized(new Coins(3));
        byte[] cents = replaced(coins, "serialization.Coins", "serialization.Cents");
        assertThatThrownBy(() -> read(cents)).isInstanceOf(InvalidClassException.class);
        assertThatThrownBy(() -> SerializedForm.of(new Cents()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("does not implement Serializable");
        assertThatThrownBy(() -> SerializedForm.of("text"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no marshaller for java.lang.String");
    }

    @Test
    void filtersSeeTheClass() throws Exception {
        byte[] coins = serialized(new Coins(3));
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(coins))) {
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter("!" + Coins.class.getName() + ";*"));
            assertThatThrownBy(in::readObject)
                    .isInstanceOf(InvalidClassException.class)
                    .hasMessageContaining("REJECTED");
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(coins))) {
            in.setObjectInputFilter(ObjectInputFilter.Config.createFilter(
                    Coins.class.getName() + ";" + SerializedForm.class.getName() + ";!*"));
            assertThat(in.readObject()).isInstanceOf(Coins.class);
        }
    }

    @Test
    void anEmptySerializedFormIsRefused() {
        assertThatThrownBy(() -> serialized(new SerializedForm())).isInstanceOf(InvalidObjectException.class);
    }
}
