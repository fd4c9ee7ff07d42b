package org.marshal4j.channels;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;
import org.marshal4j.kit.Garbage;

/** Sending messages and reading them into an object creates no garbage. */
class GarbageTest {

    @Test
    void messagesInBothDirectionsCreateNone() throws IOException {
        Loop[] ends = Loop.ends(10_000);
        Connection<Request.Order, Request.Order> client =
                Connection.over(ends[0], Request_OrderMarshaller.INSTANCE, Request_OrderMarshaller.INSTANCE);
        Connection<Request.Order, Request.Order> server =
                Connection.over(ends[1], Request_OrderMarshaller.INSTANCE, Request_OrderMarshaller.INSTANCE);
        Request.Order order = Request.Order.of(7, "VOD.L");
        Request.Order received = new Request.Order();
        Request.Order back = new Request.Order();

        double garbage = Garbage.fewest(1, () -> {
            try {
                order.id++;
                client.writer().write(order);
                client.writer().append(order);
                client.writer().flush();
                while (server.reader().readInto(received)) {
                    server.writer().write(received);
                }
                while (client.reader().readInto(back)) {
                    if (back.id != order.id) {
                        throw new AssertionError(back.id + " instead of " + order.id);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });

        assertThat(garbage).isLessThan(1);
        assertThat(back.id).isEqualTo(order.id);
    }
}
