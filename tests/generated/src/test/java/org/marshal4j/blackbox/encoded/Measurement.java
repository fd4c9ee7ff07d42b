package org.marshal4j.blackbox.encoded;

import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.Encoded;
import org.marshal4j.Encoding;
import org.marshal4j.Form;
import org.marshal4j.Marshal;
import org.marshal4j.Presence;

/** Doubles with stop bits; {@link #writeByHand} is how people write them to Chronicle Bytes. */
@Marshal(view = true)
record Measurement(
        @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE)
        double value,

        @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE)
        float error,

        @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE, presence = Presence.ONE)
        Double previous,

        @Encoded(value = Encoding.CHRONICLE, as = Form.STOP_BIT_DOUBLE)
        List<Float> errors) {

    void writeByHand(Bytes<?> out) {
        out.writeStopBit(value);
        out.writeStopBit((double) error);
        out.writeByte((byte) (previous == null ? 0 : 1));
        if (previous != null) {
            out.writeStopBit(previous.doubleValue());
        }
        out.writeStopBit(errors.size());
        errors.forEach(each -> out.writeStopBit(each.doubleValue()));
    }

    static Measurement random(Random random) {
        return new Measurement(
                Double.longBitsToDouble(random.nextLong() << random.nextInt(64)),
                random.nextInt(1000) / 8f,
                random.nextBoolean() ? null : random.nextGaussian(),
                List.of(random.nextFloat(), -0f, Float.POSITIVE_INFINITY));
    }
}
