package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.dto.EvolvableNumbers;
import org.marshal4j.blackbox.dto.EvolvableNumbers_BestMarshaller;
import org.marshal4j.blackbox.dto.Primitives;
import org.marshal4j.blackbox.dto.Primitives_BulkBooleansMarshaller;
import org.marshal4j.blackbox.dto.Primitives_OneMarshaller;
import org.marshal4j.blackbox.evolution.v3.Order;
import org.marshal4j.blackbox.evolution.v3.Order_LineMarshaller;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.FixedBlock;

/**
 * Messages of nothing but primitive fields take a shortcut to arrays and buffers. What is refused on the way is reported
 * as by everything else; that the bytes are right is checked with those of all other types.
 */
@Tag("plain")
class BlocksInPlaceTest {
    private static final long SEED = 20261126L;

    @SuppressWarnings("marshal4j")
    private static final class Two extends Primitives.One {}

    static Stream<Dto<?>> dtos() {
        return Dtos.shapes().stream()
                .filter(dto -> Chronicle.lets(dto.type()))
                .filter(dto -> dto.marshaller() instanceof FixedBlock);
    }

    @Test
    void thereAreSome() {
        assertThat(dtos()).hasSizeGreaterThan(10);
        assertThat(Primitives_OneMarshaller.INSTANCE).isInstanceOf(FixedBlock.class);
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void messagesOfAnotherLengthAreRefused(Dto<T> dto) {
        Marshaller<T> marshaller = dto.marshaller();
        T value = dto.filler(SEED).make(dto.type());
        byte[] message = marshaller.toByteArray(value);
        assertThat(message).hasSize(((FixedBlock<?>) marshaller).blockSize());
        byte[] longer = Arrays.copyOf(message, message.length + 1);
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> marshaller.readInto(value, longer))
                .satisfies(failure -> assertThat(failure.code()).isEqualTo("MARSHAL221"));
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> marshaller.readInto(value, message, 0, message.length - 1))
                .satisfies(failure -> assertThat(failure.code()).isEqualTo("MARSHAL203"));
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void partsThatAnArrayDoesNotHaveAreRefused(Dto<T> dto) {
        Marshaller<T> marshaller = dto.marshaller();
        T value = dto.filler(SEED).make(dto.type());
        byte[] message = marshaller.toByteArray(value);
        for (int offset : new int[] {-1, 1, message.length, Integer.MAX_VALUE}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> marshaller.readInto(value, message, offset, message.length));
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void shortBuffersAreRefusedAndStayAsTheyAre(Dto<T> dto) {
        Marshaller<T> marshaller = dto.marshaller();
        T value = dto.filler(SEED).make(dto.type());
        int size = marshaller.toByteArray(value).length;
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.allocate(size), ByteBuffer.allocateDirect(size)}) {
            buffer.position(1);
            assertThatExceptionOfType(MarshalException.class).isThrownBy(() -> marshaller.write(value, buffer));
            assertThatExceptionOfType(MarshalException.class).isThrownBy(() -> marshaller.readInto(value, buffer));
            assertThat(buffer.position()).isEqualTo(1);
            assertThat(buffer.duplicate().clear()).isEqualTo(ByteBuffer.allocate(size));
        }
    }

    @Test
    void objectsOfAnotherClassAreRefused() {
        for (Primitives.One other : new Primitives.One[] {null, new Two()}) {
            String refused = messageOf(() -> Primitives_OneMarshaller.INSTANCE.write(other, Output.elastic()));
            ByteBuffer buffer = ByteBuffer.allocate(100);
            assertThat(messageOf(() -> Primitives_OneMarshaller.INSTANCE.toByteArray(other)))
                    .isEqualTo(refused);
            assertThat(messageOf(() -> Primitives_OneMarshaller.INSTANCE.write(other, buffer)))
                    .isEqualTo(refused);
            assertThat(buffer.position()).isZero();
        }
        byte[] message = Primitives_OneMarshaller.INSTANCE.toByteArray(new Primitives.One());
        Two two = new Two();
        String refused = messageOf(() -> Primitives_OneMarshaller.INSTANCE.readInto(two, Input.of(message)));
        assertThat(messageOf(() -> Primitives_OneMarshaller.INSTANCE.readInto(two, message)))
                .isEqualTo(refused);
        assertThat(messageOf(() -> Primitives_OneMarshaller.INSTANCE.readInto(two, ByteBuffer.wrap(message))))
                .isEqualTo(refused);
    }

    @Test
    void bytesThatAreNotBooleansAreReportedAndSkipNothing() {
        Primitives.BulkBooleans value = new Primitives.BulkBooleans();
        Marshaller<Primitives.BulkBooleans> marshaller = Primitives_BulkBooleansMarshaller.INSTANCE;
        byte[] message = marshaller.toByteArray(value);
        message[message.length - 2] = 9;
        String refused = messageOf(() -> marshaller.readInto(value, Input.of(message)));
        assertThat(refused).contains("b4", "boolean 9");
        assertThat(messageOf(() -> marshaller.readInto(value, message))).isEqualTo(refused);
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.wrap(message), direct(message)}) {
            assertThat(messageOf(() -> marshaller.readInto(value, buffer))).isEqualTo(refused);
            assertThat(buffer.position()).isZero();
        }
        // As Chronicle writes booleans.
        message[message.length - 2] = 'Y';
        marshaller.readInto(value, message);
        assertThat(marshaller.toByteArray(value)[message.length - 2]).isEqualTo((byte) 1);
    }

    @Test
    void messagesOfAnotherVersionAreRead() {
        assertThat(Order_LineMarshaller.INSTANCE).isInstanceOf(FixedBlock.class);
        var former = new org.marshal4j.blackbox.evolution.v1.Order.Line();
        former.product = 5;
        former.quantity = 6;
        byte[] message = org.marshal4j.blackbox.evolution.v1.Order_LineMarshaller.INSTANCE.toByteArray(former);
        Order.Line line = new Order.Line();
        line.price = 7;
        // Room for a message of today behind it.
        ByteBuffer buffer = ByteBuffer.allocate(100).put(message).position(0);
        Order_LineMarshaller.INSTANCE.readInto(line, buffer);
        assertThat(buffer.position()).isEqualTo(message.length);
        assertThat(line.product).isEqualTo(5);
        assertThat(line.quantity).isEqualTo(6);
        assertThat(line.price).isZero();
    }

    @Test
    void aCountBehindOthersIsComparedToo() {
        Marshaller<EvolvableNumbers.Best> marshaller = EvolvableNumbers_BestMarshaller.INSTANCE;
        assertThat(marshaller).isInstanceOf(FixedBlock.class);
        EvolvableNumbers.Best best =
                Dtos.of(EvolvableNumbers.Best.class).filler(SEED).make(EvolvableNumbers.Best.class);
        byte[] today = marshaller.toByteArray(best);
        // The last versioned block, which has no fields, gets two bytes of a later version.
        byte[] later = Arrays.copyOf(today, today.length + 2);
        later[today.length - 4] = 2;
        EvolvableNumbers.Best read = new EvolvableNumbers.Best();
        marshaller.readInto(read, later);
        assertThat(marshaller.toByteArray(read)).containsExactly(today);
        ByteBuffer buffer = direct(Arrays.copyOf(later, later.length + 1));
        marshaller.readInto(new EvolvableNumbers.Best(), buffer);
        assertThat(buffer.position()).isEqualTo(later.length);
    }

    private static ByteBuffer direct(byte[] message) {
        return ByteBuffer.allocateDirect(message.length).put(message).position(0);
    }

    private static String messageOf(Runnable call) {
        Throwable failure = catchThrowable(call::run);
        assertThat(failure).isInstanceOf(MarshalException.class);
        return failure.getMessage();
    }
}
