package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.evolution.former.Trade;
import org.marshal4j.blackbox.evolution.former.TradeMarshaller;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.inspect.SchemaMigration;
import org.marshal4j.schema.Schema;

/** Any bytes in place of a message of a former schema are converted, or refused with the position unchanged. */
class FormerBytesFuzzTest {

    static Stream<byte[]> inputs() {
        Dto<Trade> dto = Dtos.of(Trade.class);
        Filler filler = dto.filler(3);
        return Stream.generate(() -> {
                    Bytes<?> bytes = Bytes.allocateElasticOnHeap();
                    dto.marshaller().write(filler.make(Trade.class), bytes);
                    return bytes.toByteArray();
                })
                .limit(10);
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null) {
            check(input);
        }
    }

    static void check(byte[] input) {
        Schema former = TradeMarshaller.INSTANCE.schema();
        Bytes<?> bytes = Bytes.wrapForRead(input);
        try {
            var today = ChronicleBuffers.read(
                    bytes,
                    in -> SchemaMigration.read(
                            org.marshal4j.blackbox.evolution.today.TradeMarshaller.INSTANCE,
                            former,
                            former.resolver(),
                            in));
            PossibleState.check(today, "converted");
            org.marshal4j.blackbox.evolution.today.TradeMarshaller.INSTANCE.write(today, Bytes.allocateElasticOnHeap());
        } catch (MarshalException e) {
            assertThat(bytes.readPosition()).as(e.getMessage()).isZero();
        }
    }
}
