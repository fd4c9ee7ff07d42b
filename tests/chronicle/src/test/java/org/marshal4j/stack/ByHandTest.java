package org.marshal4j.stack;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.queue.ChronicleQueue;
import net.openhft.chronicle.queue.ExcerptAppender;
import net.openhft.chronicle.queue.ExcerptTailer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.Marshal;

/** A program that knows only Chronicle reads from a queue what generated code wrote, and vice versa. */
class ByHandTest {
    private static final int DOCUMENTS = 10;

    @TempDir
    Path temp;

    /** Written by generated code. */
    @Marshal
    static class Fill implements ByHandTest_FillMarshallable {
        long id;
        int quantity;
        boolean isBuy;
        double price;
        String symbol;
        Long parent;
        int[] levels;
        List<Fee> fees;
    }

    /** A part of {@link Fill}. */
    @Marshal
    static class Fee implements ByHandTest_FeeMarshallable {
        byte kind;
        float amount;
    }

    /**
     * The same by hand: fixed sizes in little-endian order, counts as stop-bit numbers, and a byte before values that
     * may be null.
     */
    static class FillByHand implements BytesMarshallable {
        long id;
        int quantity;
        boolean isBuy;
        double price;
        String symbol;
        Long parent;
        int[] levels;
        List<FeeByHand> fees;

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.writeLong(id);
            out.writeInt(quantity);
            out.writeBoolean(isBuy);
            out.writeDouble(price);
            out.writeUtf8(symbol);
            out.writeByte((byte) (parent == null ? 0 : 1));
            out.writeLong(parent == null ? 0 : parent);
            out.writeStopBit(levels.length);
            for (int level : levels) {
                out.writeInt(level);
            }
            out.writeStopBit(fees.size());
            for (FeeByHand fee : fees) {
                out.writeByte((byte) 1);
                fee.writeMarshallable(out);
            }
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            id = in.readLong();
            quantity = in.readInt();
            isBuy = in.readByte() == 1;
            price = in.readDouble();
            symbol = in.readUtf8();
            boolean hasParent = in.readByte() == 1;
            long number = in.readLong();
            parent = hasParent ? (Long) number : null;
            levels = new int[(int) in.readStopBit()];
            for (int i = 0; i < levels.length; i++) {
                levels[i] = in.readInt();
            }
            fees = new ArrayList<>();
            for (long count = in.readStopBit(); count > 0; count--) {
                assertThat(in.readByte()).isEqualTo((byte) 1);
                FeeByHand fee = new FeeByHand();
                fee.readMarshallable(in);
                fees.add(fee);
            }
        }
    }

    /** A part of {@link FillByHand}. */
    static class FeeByHand implements BytesMarshallable {
        byte kind;
        float amount;

        @Override
        public void writeMarshallable(BytesOut<?> out) {
            out.writeByte(kind);
            out.writeFloat(amount);
        }

        @Override
        public void readMarshallable(BytesIn<?> in) {
            kind = in.readByte();
            amount = in.readFloat();
        }
    }

    @Test
    void eachReadsWhatTheOtherWrote() {
        try (ChronicleQueue queue =
                        ChronicleQueue.singleBuilder(temp).testBlockSize().build();
                ExcerptAppender appender = queue.createAppender();
                ExcerptTailer tailer = queue.createTailer()) {
            for (int i = 0; i < DOCUMENTS; i++) {
                appender.writeBytes(generated(i));
                appender.writeBytes(byHand(i));
            }
            Fill fill = new Fill();
            FillByHand fillByHand = new FillByHand();
            for (int i = 0; i < DOCUMENTS; i++) {
                assertThat(tailer.readBytes(fillByHand)).isTrue();
                assertThat(fillByHand).usingRecursiveComparison().isEqualTo(byHand(i));
                assertThat(tailer.readBytes(fill)).isTrue();
                assertThat(fill).usingRecursiveComparison().isEqualTo(generated(i));
            }
            assertThat(tailer.readBytes(fill)).isFalse();
        }
    }

    private static Fill generated(int i) {
        Fill fill = new Fill();
        fill.id = -1L - i;
        fill.quantity = 1_000_000 * i;
        fill.isBuy = i % 2 == 0;
        fill.price = 1.0 / (i + 1);
        fill.symbol = i == 3 ? null : "GRÜN".repeat(i * 20);
        fill.parent = i % 3 == 0 ? null : Long.valueOf(i);
        fill.levels = new int[i * 30];
        fill.fees = new ArrayList<>();
        for (int j = 0; j < i; j++) {
            fill.levels[j] = j - 2;
            Fee fee = new Fee();
            fee.kind = (byte) j;
            fee.amount = j / 3f;
            fill.fees.add(fee);
        }
        return fill;
    }

    private static FillByHand byHand(int i) {
        Fill from = generated(i);
        FillByHand fill = new FillByHand();
        fill.id = from.id;
        fill.quantity = from.quantity;
        fill.isBuy = from.isBuy;
        fill.price = from.price;
        fill.symbol = from.symbol;
        fill.parent = from.parent;
        fill.levels = from.levels;
        fill.fees = new ArrayList<>();
        for (Fee fee : Objects.requireNonNull(from.fees)) {
            FeeByHand copy = new FeeByHand();
            copy.kind = fee.kind;
            copy.amount = fee.amount;
            fill.fees.add(copy);
        }
        return fill;
    }
}
