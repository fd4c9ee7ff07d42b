package org.marshal4j.benchmarks.peer.protobuf;

import java.math.BigDecimal;
import org.marshal4j.benchmarks.peer.protobuf.schema.OrderProto.Decimal;

/** Decimals as messages. */
final class Decimals {
    private Decimals() {}

    static Decimal message(BigDecimal decimal) {
        return Decimal.newBuilder()
                .setScale(decimal.scale())
                .setUnscaled(decimal.unscaledValue().longValueExact())
                .build();
    }

    static BigDecimal decimal(Decimal message) {
        return BigDecimal.valueOf(message.getUnscaled(), message.getScale());
    }
}
