package org.marshal4j.blackbox.views;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.marshal4j.blackbox.views.Refused.refused;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.runtime.view.ViewCursor;

/** Several messages one after another, shown by one view. */
@Tag("plain")
class ViewCursorTest {
    private final TicketView view = new TicketView();

    private static byte[] messages(int count) {
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        for (int i = 0; i < count; i++) {
            messages.writeBytes(Ticket.of(i, "S".repeat(i % 5)).bytes());
        }
        return messages.toByteArray();
    }

    private static List<Long> sequences(ViewCursor<TicketView> tickets) {
        List<Long> sequences = new ArrayList<>();
        while (tickets.next()) {
            TicketView ticket = tickets.view();
            assertThat(ticket.behind()).isEqualTo(-ticket.sequence());
            assertThat(ticket.symbol()).hasSize((int) ticket.sequence() % 5);
            sequences.add(ticket.sequence());
        }
        assertThat(tickets.next()).isFalse();
        return sequences;
    }

    @Test
    void iteratesOverArraysBuffersAndInputs() {
        byte[] messages = messages(7);
        Long[] all = {0L, 1L, 2L, 3L, 4L, 5L, 6L};
        assertThat(sequences(ViewCursor.over(view.wrap(messages)))).containsExactly(all);
        ByteBuffer direct = ByteBuffer.allocateDirect(messages.length + 3)
                .position(3)
                .put(messages)
                .position(3);
        assertThat(sequences(ViewCursor.over(view.wrap(direct)))).containsExactly(all);
        assertThat(direct.position()).isEqualTo(3);
        assertThat(sequences(ViewCursor.over(view.wrap(Input.of(messages))))).containsExactly(all);
    }

    @Test
    void startsAfterAHeader() {
        byte[] stream = new byte[1000];
        Output out = Output.to(stream);
        StreamHeader.write(out, TicketMarshaller.INSTANCE);
        out.write(messages(2));
        Input in = Input.of(stream, 0, (int) out.position());
        StreamHeader.check(in, TicketMarshaller.INSTANCE);
        assertThat(sequences(ViewCursor.over(view.wrap(in)))).containsExactly(0L, 1L);
    }

    @Test
    void noBytesAreNoMessage() {
        assertThat(sequences(ViewCursor.over(view.wrap(new byte[0])))).isEmpty();
        assertThat(sequences(ViewCursor.over(view.wrap(ByteBuffer.allocateDirect(0)))))
                .isEmpty();
        assertThat(sequences(ViewCursor.over(view.wrap(Input.of(new byte[0]))))).isEmpty();
    }

    @Test
    void setsInEachMessage() {
        byte[] messages = messages(3);
        ViewCursor<TicketView> tickets = ViewCursor.over(view.wrap(messages));
        while (tickets.next()) {
            view.count((int) view.sequence() * 10);
        }
        view.wrap(messages);
        ViewCursor<TicketView> again = ViewCursor.over(view.wrap(messages));
        for (int i = 0; i < 3; i++) {
            assertThat(again.next()).isTrue();
            assertThat(view.toObject().count).isEqualTo(i * 10);
        }
    }

    @Test
    void stopsAtInvalidBytes() {
        byte[] messages = messages(3);
        int last = Ticket.of(2, "SS").bytes().length;
        ViewCursor<TicketView> cut = ViewCursor.over(view.wrap(Arrays.copyOf(messages, messages.length - 1)));
        assertThat(cut.next() && cut.next() && cut.next()).isTrue();
        assertThat(view.sequence()).isEqualTo(2);
        refused("MARSHAL203", cut::next);
        refused("MARSHAL203", cut::next);
        assertThat(view.sequence()).isEqualTo(2);
        // The count of the last message's text.
        messages[messages.length - last + 25] = (byte) 0x7F;
        ViewCursor<TicketView> hostile = ViewCursor.over(view.wrap(messages));
        assertThat(hostile.next() && hostile.next() && hostile.next()).isTrue();
        refused("MARSHAL203", hostile::next);
        refused("MARSHAL203", view::symbol);
    }

    @Test
    void innerViewsMustBeRequestedAgain() {
        Basket basket = new Basket();
        basket.second.count = 5;
        byte[] one = BasketMarshaller.INSTANCE.toByteArray(basket);
        byte[] two = Arrays.copyOf(one, 2 * one.length);
        System.arraycopy(one, 0, two, one.length, one.length);
        ViewCursor<BasketView> baskets = ViewCursor.over(new BasketView().wrap(two));
        baskets.next();
        Basket_ItemView inner = baskets.view().second();
        assertThat(inner.count()).isEqualTo(5);
        baskets.next();
        refused("MARSHAL240", inner::count);
        assertThat(baskets.view().second().count()).isEqualTo(5);
    }

    @Test
    void messagesWithoutBytesCannotBeCounted() {
        ViewCursor<NothingView> cursor = ViewCursor.over(new NothingView().wrap(new byte[1]));
        assertThat(cursor.next()).isTrue();
        assertThatIllegalStateException().isThrownBy(cursor::next).withMessageContaining("no bytes");
    }

    /** The hash code of a key of two fields equals that of the object's fields, but no object is needed. */
    @Test
    void keysEqualThoseOfTheObject() {
        Ticket ticket = Ticket.of(1L << 33, "größer");
        view.wrap(ticket.bytes());
        assertThat(31 * view.symbolHash() + Long.hashCode(view.sequence()))
                .isEqualTo(31 * ticket.symbol.hashCode() + Long.hashCode(ticket.sequence));
    }

    @Test
    void filteringMakesNoGarbage() {
        int count = 1_000;
        byte[] messages = messages(count);
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < 200 && fewest >= count; i++) {
            long before = allocated();
            long found = found(messages);
            fewest = Math.min(fewest, allocated() - before);
            assertThat(found).isEqualTo(count / 5);
        }
        // The cursor itself may be allocated. An object for each message would take at least eight bytes each.
        assertThat(fewest).isLessThan(count);
    }

    private long found(byte[] messages) {
        ViewCursor<TicketView> tickets = ViewCursor.over(view.wrap(messages));
        long found = 0;
        while (tickets.next()) {
            found += view.symbolEquals("SSS") && view.sequence() >= 0 ? 1 : 0;
        }
        return found;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}
