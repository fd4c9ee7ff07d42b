package org.marshal4j.blackbox.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.evolution.former.Trade.Leg;
import org.marshal4j.blackbox.evolution.former.Trade.Side;
import org.marshal4j.blackbox.evolution.former.TradeMarshaller;
import org.marshal4j.blackbox.evolution.today.Trade;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;

class FormerBytesTest {

    private static org.marshal4j.blackbox.evolution.former.Trade former() {
        org.marshal4j.blackbox.evolution.former.Trade trade = new org.marshal4j.blackbox.evolution.former.Trade();
        trade.id = -7;
        trade.gone = "gone";
        trade.price = 1.5f;
        trade.side = Side.SELL;
        trade.boxed = 3;
        trade.stop = 1_000_000;
        trade.name = "J\u00F6rg";
        trade.code = "abc";
        trade.kind = "B";
        trade.leg = leg(4, 'x');
        trade.legs = Arrays.asList(leg(5, 'y'), null);
        trade.counts = Map.of("one", 1);
        trade.note = Optional.of("n");
        trade.numbers = new int[] {1, -2, 3};
        trade.bytes = new byte[] {1, 2};
        trade.time = Instant.ofEpochSecond(1, 2);
        trade.amount = new BigDecimal("12.50");
        trade.required = "r";
        return trade;
    }

    private static Leg leg(int quantity, char letter) {
        Leg leg = new Leg();
        leg.quantity = (short) quantity;
        leg.letter = letter;
        return leg;
    }

    private static Trade convert(Bytes<?> bytes) {
        Schema schema = TradeMarshaller.INSTANCE.schema();
        return ChronicleBuffers.read(
                bytes,
                in -> SchemaMigration.read(
                        org.marshal4j.blackbox.evolution.today.TradeMarshaller.INSTANCE,
                        schema,
                        schema.resolver(),
                        in));
    }

    private static Bytes<?> write(org.marshal4j.blackbox.evolution.former.Trade trade) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        TradeMarshaller.INSTANCE.write(trade, bytes);
        return bytes;
    }

    @Test
    void fieldsAreFoundByName() {
        Bytes<?> bytes = write(former());
        bytes.writeLong(42);
        Trade trade = convert(bytes);
        assertThat(bytes.readLong()).isEqualTo(42);
        assertThat(trade.id).isEqualTo(-7);
        assertThat(trade.price).isEqualTo(1.5);
        assertThat(trade.side).isEqualTo(Trade.Side.SELL);
        assertThat(trade.boxed).isEqualTo(3);
        assertThat(trade.stop).isEqualTo(1_000_000);
        assertThat(trade.name).isEqualTo("J\u00F6rg");
        assertThat(trade.code).isEqualTo("abc");
        assertThat(trade.kind).isEqualTo("B");
        assertThat(trade.leg).isEqualTo(new Trade.Leg('x', 4, null));
        assertThat(trade.legs).containsExactly(new Trade.Leg('y', 5, null), null);
        assertThat(trade.counts).containsExactly(Map.entry("one", 1L));
        assertThat(trade.note).contains("n");
        assertThat(trade.numbers).containsExactly(1, -2, 3);
        assertThat(trade.bytes).containsExactly(1, 2);
        assertThat(trade.time).isEqualTo(Instant.ofEpochSecond(1, 2));
        assertThat(trade.amount).isEqualTo(new BigDecimal("12.50"));
        assertThat(trade.required).isEqualTo("r");
        assertThat(trade.fresh).isFalse();
        assertThat(trade.added).isNull();
    }

    @Test
    void nullStaysNullWhereItIsAllowed() {
        org.marshal4j.blackbox.evolution.former.Trade trade = former();
        trade.side = null;
        trade.name = null;
        trade.code = null;
        trade.kind = null;
        trade.legs = null;
        trade.counts = null;
        trade.note = null;
        trade.numbers = null;
        trade.bytes = null;
        trade.time = null;
        Trade today = convert(write(trade));
        assertThat(today.side).isNull();
        assertThat(today.name).isNull();
        assertThat(today.code).isNull();
        assertThat(today.kind).isNull();
        assertThat(today.legs).isNull();
        assertThat(today.counts).isNull();
        assertThat(today.note).isNull();
        assertThat(today.numbers).isNull();
        assertThat(today.bytes).isNull();
        assertThat(today.time).isNull();
    }

    @Test
    void aValueThatDoesNotFitIsRefusedWithItsPath() {
        refused("side", "MARSHAL220", trade -> trade.side = Side.SHORT);
        refused("stop", "MARSHAL220", trade -> trade.stop = 1L << 40);
        refused("name", "MARSHAL215", trade -> trade.name = "more than twelve bytes");
        refused("numbers", "MARSHAL215", trade -> trade.numbers = new int[2]);
        refused("boxed", "MARSHAL206", trade -> trade.boxed = null);
        refused("leg", "MARSHAL206", trade -> trade.leg = null);
        refused("amount", "MARSHAL206", trade -> trade.amount = null);
    }

    private static void refused(
            String path, String code, Consumer<org.marshal4j.blackbox.evolution.former.Trade> change) {
        org.marshal4j.blackbox.evolution.former.Trade trade = former();
        change.accept(trade);
        Bytes<?> bytes = write(trade);
        MarshalException failure = catchThrowableOfType(MarshalException.class, () -> convert(bytes));
        assertThat(failure).as(path).isNotNull();
        assertThat(failure.path()).isEqualTo(path);
        assertThat(failure.code()).as("%s", failure).isEqualTo(code);
        assertThat(bytes.readPosition()).isZero();
    }

    @Test
    void truncatedMessagesAreRefused() {
        Bytes<?> bytes = write(former());
        long end = bytes.readLimit();
        for (long cut = 0; cut < end; cut++) {
            bytes.readLimit(cut);
            assertThat(catchThrowableOfType(MarshalException.class, () -> convert(bytes)))
                    .isNotNull();
            assertThat(bytes.readPosition()).isZero();
        }
    }

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    /** A type that has not changed at all. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void messagesOfTheSameSchemaAreReadUnchanged(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        Schema schema = dto.marshaller().schema();
        Bytes<?> bytes = Bytes.wrapForRead(example.bytes());
        try {
            T read = ChronicleBuffers.read(
                    bytes, in -> SchemaMigration.read(dto.marshaller(), schema, schema.resolver(), in));
            assertThat(DeepEquals.difference(example.value(), read)).isNull();
            assertThat(bytes.readRemaining()).isZero();
        } catch (MarshalException e) {
            // Only these values cannot be converted.
            assertThat(e.detail())
                    .as("%s", dto)
                    .matches(
                            "a value of wire type custom .* cannot be converted|only .* knows how to read the bytes here .*");
        }
    }
}
