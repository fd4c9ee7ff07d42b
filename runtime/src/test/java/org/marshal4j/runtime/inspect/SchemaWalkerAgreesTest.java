package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RandomBytes;
import org.marshal4j.runtime.trade.Leg;
import org.marshal4j.runtime.trade.Trade;
import org.marshal4j.runtime.trade.TradeMarshaller;
import org.marshal4j.schema.Schema;

/**
 * The walker accepts what a marshaller accepts, up to the same byte, and finds fault with everything that it refuses.
 */
class SchemaWalkerAgreesTest {
    private static final byte[] TELLING = {0, 1, 2, 'Y', 'N', 0x7F, (byte) 0x80, (byte) 0x81, (byte) 0xED, -1};

    @Tag("long")
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void agreesOnDamagedMessages(long seed) {
        Random random = new Random(seed);
        byte[] good = good();
        int accepted = 0;
        int rounds = 7_000;
        for (int round = 0; round < rounds; round++) {
            byte[] message = spoil(good, random);
            if (agree(message)) {
                accepted++;
            }
        }
        assertThat(accepted)
                .as("a test that only sees one outcome shows nothing")
                .isBetween(rounds / 20, rounds - rounds / 20);
    }

    private static boolean agree(byte[] message) {
        Input in = Input.of(message);
        String hex = HexFormat.of().formatHex(message);
        try {
            TradeMarshaller.INSTANCE.read(in);
        } catch (MarshalException e) {
            // A failure without an offset would mean that the walk has found nothing wrong.
            assertThat(e.offset()).as("%s in %s", e, hex).isBetween(0L, (long) message.length);
            assertThat(e.code()).as(hex).isNotEqualTo("MARSHAL299");
            assertThat(in.position()).isZero();
            return false;
        }
        Schema schema = TradeMarshaller.INSTANCE.schema();
        long end = SchemaWalker.walk(
                schema,
                schema.resolver(),
                RandomBytes.of(message),
                0,
                message.length,
                (path, offset, length, type, value) -> {});
        assertThat(end).as(hex).isEqualTo(in.position());
        return true;
    }

    private static byte[] good() {
        Trade trade = Trade.sample();
        trade.previous = Trade.sample();
        trade.previous.symbol = "😀x€";
        trade.previous.hedge = Leg.of(1, 2, true);
        return TradeMarshaller.INSTANCE.toByteArray(trade);
    }

    private static byte[] spoil(byte[] good, Random random) {
        byte[] message = good.clone();
        for (int i = random.nextInt(4); i > 0; i--) {
            int at = random.nextInt(message.length);
            message[at] = random.nextInt(3) == 0 ? (byte) random.nextInt() : TELLING[random.nextInt(TELLING.length)];
        }
        return random.nextInt(5) == 0 ? java.util.Arrays.copyOf(message, random.nextInt(message.length)) : message;
    }
}
