package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.chronicle.ChronicleViews;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/** A message is copied to the end of the Bytes that have it, which grow meanwhile, or map another part of their file. */
class CopiedIntoItselfTest {
    private static final int COUNT = 300;

    @ParameterizedTest
    @EnumSource(
            value = Buffers.class,
            names = {
                "NATIVE_ELASTIC",
                "HEAP_ELASTIC",
                "ELASTIC_BYTE_BUFFER",
                "MAPPED_CHUNKS",
                "MAPPED_SINGLE",
                "HEX_DUMP"
            })
    void copies(Buffers kind) {
        copies(kind, "VOD.L".repeat(20));
        copies(kind, "VOD.L".repeat(500));
    }

    private static void copies(Buffers kind, String symbol) {
        Bytes<?> bytes = kind.make(64);
        TicketMarshaller.INSTANCE.write(Ticket.of(7, symbol), bytes);
        TicketView view = new TicketView();
        ChronicleMarshaller<TicketView> copies = ChronicleMarshaller.over(new Copies());
        for (int i = 1; i < COUNT; i++) {
            ChronicleViews.wrap(view, bytes);
            copies.write(view, bytes);
        }
        for (int i = 0; i < COUNT; i++) {
            Ticket read = TicketMarshaller.INSTANCE.read(bytes);
            assertThat(read.sequence).isEqualTo(7);
            assertThat(read.symbol).isEqualTo(symbol);
            assertThat(read.behind).isEqualTo(-7);
        }
        bytes.releaseLast();
    }

    private static final class Copies implements Marshaller<TicketView> {
        @Override
        public void write(TicketView view, Output out) {
            view.copyTo(out);
        }

        @Override
        public TicketView read(Input in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void readInto(TicketView view, Input in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long sizeOf(TicketView view) {
            return view.size();
        }

        @Override
        public Schema schema() {
            return TicketMarshaller.INSTANCE.schema();
        }

        @Override
        public Class<TicketView> type() {
            return TicketView.class;
        }
    }
}
