package org.marshal4j.agrona;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.agrona.ExpandableArrayBuffer;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** Writes and checks headers in every kind of buffer. */
class AgronaHeadersTest {
    private static final byte[] HEADER = StreamHeader.toBytes(TradeMarshaller.INSTANCE);

    /** The same trades with another name for a field, which the compiler would have generated. */
    private record Renamed(Schema schema) implements Marshaller<Trade> {
        static final Renamed FORMER = new Renamed(Schema.parse(
                Trade.class.getName(),
                TradeMarshaller.INSTANCE.schema().fields().stream()
                        .map(field -> field.toString().replace("venue ", "place "))
                        .toList()));

        @Override
        public void write(Trade value, Output out) {
            TradeMarshaller.INSTANCE.write(value, out);
        }

        @Override
        public Trade read(Input in) {
            return TradeMarshaller.INSTANCE.read(in);
        }

        @Override
        public long sizeOf(Trade value) {
            return TradeMarshaller.INSTANCE.sizeOf(value);
        }

        @Override
        public Class<Trade> type() {
            return Trade.class;
        }
    }

    @ParameterizedTest
    @MethodSource("org.marshal4j.agrona.AgronaMessagesTest#all")
    void isWrittenFoundAndChecked(MutableDirectBuffer buffer) {
        for (int index : new int[] {0, 5}) {
            int length = AgronaHeaders.write(buffer, index, TradeMarshaller.INSTANCE);

            byte[] bytes = new byte[length];
            buffer.getBytes(index, bytes);
            assertThat(bytes).isEqualTo(HEADER);
            assertThat(AgronaHeaders.isHeader(buffer, index, length)).isTrue();
            assertThat(AgronaHeaders.isHeader(buffer, index, length - 1)).isFalse();
            assertThat(AgronaHeaders.isHeader(buffer, index + 1, length - 1)).isFalse();
            AgronaHeaders.check(buffer, index, length, TradeMarshaller.INSTANCE);
            assertThatThrownBy(() -> AgronaHeaders.check(buffer, index, length, Renamed.FORMER))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining("Trade.place: missing, here int16")
                    .hasMessageEndingWith("[MARSHAL218]");
        }
    }

    @Test
    void renamedFieldIsRecognisedByTheLockFile() {
        MutableDirectBuffer buffer = new ExpandableArrayBuffer();
        int length = AgronaHeaders.write(buffer, 0, Renamed.FORMER);
        LockFile lock = LockFile.empty()
                .accept(List.of(Renamed.FORMER.schema()))
                .accept(List.of(TradeMarshaller.INSTANCE.schema()));

        AgronaHeaders.check(buffer, 0, length, lock, TradeMarshaller.INSTANCE);
        assertThatThrownBy(() -> AgronaHeaders.check(buffer, 0, length, TradeMarshaller.INSTANCE))
                .hasMessageEndingWith("[MARSHAL218]");
    }

    @Test
    void messagesAreNoHeaders() {
        MutableDirectBuffer buffer = new ExpandableArrayBuffer();
        for (int i = 0; i < 50; i++) {
            int length = new AgronaMessages().write(TradeMarshaller.INSTANCE, Trade.of(i, i % 5), buffer, 3);
            assertThat(AgronaHeaders.isHeader(buffer, 3, length)).isFalse();
            assertThatThrownBy(() -> AgronaHeaders.check(buffer, 3, length, TradeMarshaller.INSTANCE))
                    .hasMessageEndingWith("[MARSHAL219]");
        }
        assertThat(AgronaHeaders.isHeader(buffer, 3, 0)).isFalse();
    }

    @Test
    void indexesAreChecked() {
        MutableDirectBuffer small = new UnsafeBuffer(new byte[HEADER.length]);
        assertThatThrownBy(() -> AgronaHeaders.write(small, 1, TradeMarshaller.INSTANCE))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(small.byteArray()).containsOnly(0);
        assertThat(AgronaHeaders.write(small, 0, TradeMarshaller.INSTANCE)).isEqualTo(HEADER.length);
        for (int index : new int[] {-1, 1, HEADER.length + 1}) {
            assertThatThrownBy(() -> AgronaHeaders.isHeader(small, index, HEADER.length))
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> AgronaHeaders.check(small, index, HEADER.length, TradeMarshaller.INSTANCE))
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
    }
}
